// Downloading with true progress.

import { words } from "./words.js";

/** A download that brings nothing for so long has broken. */
const STALLED = 30_000;

/** Why a download broke off, in words for the player: the browser's own are for developers. */
let broken = null;

/** Returns why the download broke off, if it did. */
export const downloadError = () => broken;

/**
 * Fetches `url` and calls `progress` with the number of bytes that are there, as they come in. These are bytes of the
 * content itself: the length that a server announces is that of the compressed form, or is missing.
 *
 * The returned response is the network's own, so that the browser compiles while it downloads and can keep the result;
 * a copy is read for the progress.
 */
export async function download(url, progress) {
  const abort = new AbortController();
  const response = await fetch(url, { signal: abort.signal }).catch((error) => {
    broken = words.brokeOff;
    throw error;
  });
  if (!response.ok) throw new Error(words.notDownloaded(response.status));
  if (response.body) follow(response.clone().body.getReader(), progress, abort);
  return response;
}

async function follow(reader, progress, abort) {
  let received = 0;
  let timer;
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => abort.abort(new Error(words.stalled)), STALLED);
  };
  try {
    watch();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      received += part.value.length;
      progress(received);
      watch();
    }
  } catch {
    // Whoever reads the response itself gets the same error and reports it with this text.
    broken = abort.signal.aborted ? words.stalled : words.brokeOff;
  } finally {
    clearTimeout(timer);
  }
}
