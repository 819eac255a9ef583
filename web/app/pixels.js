// How many pixels the canvas has. A browser that plays another device (the tools for developers, and tests) says a ratio of pixels that
// its `devicePixelContentBoxSize` knows nothing of: the game would draw at a quarter of the pixels and take its window for half as wide.

/** By how many pixels rounding may change a side: more than that is no rounding. */
const ROUNDING = 2;

/** Mends the answer where it is wrong. Must run before the game starts. */
export function trustPixels() {
  const { prototype } = window.ResizeObserverEntry ?? {};
  const told = prototype && Object.getOwnPropertyDescriptor(prototype, "devicePixelContentBoxSize");
  if (!told?.get) return;
  Object.defineProperty(prototype, "devicePixelContentBoxSize", {
    ...told,
    get() {
      const pixels = told.get.call(this);
      const wrong = pixels.some((size, index) => {
        const { inlineSize, blockSize } = inPixels(this.contentBoxSize[index]);
        return Math.max(Math.abs(size.inlineSize - inlineSize), Math.abs(size.blockSize - blockSize)) > ROUNDING;
      });
      return wrong ? [...this.contentBoxSize].map(inPixels) : pixels;
    },
  });
}

const inPixels = ({ inlineSize, blockSize }) => ({
  inlineSize: Math.round(inlineSize * devicePixelRatio),
  blockSize: Math.round(blockSize * devicePixelRatio),
});
