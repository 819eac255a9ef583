// Files that come together: `all.pack` of a folder has its pictures or sounds, which the game asks for one by one.

const NAME = "all.pack";

/** Stands in for `fetch` for files of `folders` (relative to the page, a space between). Must run before the game starts. */
export function openPacks(folders) {
  const { fetch } = window;
  const packed = new Set(folders.split(" ").map((folder) => new URL(folder, document.baseURI).href));
  const packs = new Map();
  window.fetch = async (request, ...options) => {
    const { href } = new URL(request.url ?? request, document.baseURI);
    const end = href.lastIndexOf("/") + 1;
    const folder = href.slice(0, end);
    if (!packed.has(folder)) return fetch(request, ...options);
    const pack = packs.get(folder) ?? unpack(folder + NAME, fetch);
    packs.set(folder, pack);
    try {
      const file = (await pack).get(href.slice(end));
      return file ? new Response(file) : await fetch(request, ...options);
    } catch (error) {
      // Whoever asks again may have more luck.
      packs.delete(folder);
      if (error instanceof Response) return error.clone();
      throw error;
    }
  };
}

/** The files of a pack by their names. They stay the browser's own and take none of the game's memory. Throws an answer that is no pack. */
async function unpack(url, fetch) {
  const response = await fetch(url);
  if (!response.ok) throw response;
  const pack = await response.blob();
  const [length] = new Uint32Array(await pack.slice(0, 4).arrayBuffer());
  let end = 4 + length;
  const lengths = Object.entries(JSON.parse(await pack.slice(4, end).text()));
  return new Map(lengths.map(([name, length]) => [name, pack.slice(end, (end += length))]));
}
