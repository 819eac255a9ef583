// The number of pixels that the canvas has, per CSS pixel. The game takes it from the browser, whose answer isn't always usable:
//
// - the graphics may not be able to draw so many (5K screens on small chips, hardened browsers): fewer are drawn then
// - WebKit leaves the page's zoom out of the ratio: the table would be blurred for those who need it sharp
// - a browser that emulates another screen (developer tools, and tests) has a `devicePixelContentBoxSize` that knows nothing of the
//   emulated ratio: the game would draw at a quarter of the pixels and take its window for half as wide

/** Maximum change of a side by rounding, in pixels. */
const ROUNDING = 2;

/** Corrects the answers. Must run before the game starts; `canvas` has the context that the game will draw with. */
export function trustPixels(canvas) {
  const told = Object.getOwnPropertyDescriptor(window, "devicePixelRatio");
  if (!told?.get) return;
  const real = () => told.get.call(window);
  correctRatio(real, largestSide(canvas));
  correctBoxes(real);
}

/** Returns the longest side that can be drawn. */
function largestSide(canvas) {
  const gl = canvas.getContext("webgl2");
  return Math.min(gl.getParameter(gl.MAX_TEXTURE_SIZE), gl.getParameter(gl.MAX_RENDERBUFFER_SIZE));
}

function correctRatio(real, most) {
  Object.defineProperty(window, "devicePixelRatio", {
    configurable: true,
    enumerable: true,
    get() {
      const wanted = real() * zoom();
      const longest = Math.max(innerWidth, innerHeight);
      // In steps of a hundredth, so that dragging the window's edge doesn't lay out the whole game anew at every pixel.
      return wanted * longest <= most ? wanted : Math.floor((100 * most) / longest) / 100;
    },
  });
  // The game waits for a change of the ratio by a media query, which knows only the real one.
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    const list = matchMedia.call(window, query);
    return /^\(resolution:/.test(query) ? new RatioQuery(list) : list;
  };
}

/** Stands in for a media query of the current ratio. */
class RatioQuery {
  constructor(list) {
    this.list = list;
    this.media = list.media;
    this.ratio = devicePixelRatio;
    this.watches = new Map();
  }

  get matches() {
    return devicePixelRatio === this.ratio;
  }

  addListener(listener) {
    const watch = () => this.matches || listener();
    this.watches.set(listener, watch);
    this.list.addEventListener("change", watch);
    window.addEventListener("resize", watch);
  }

  removeListener(listener) {
    const watch = this.watches.get(listener);
    this.list.removeEventListener("change", watch);
    window.removeEventListener("resize", watch);
  }
}

/** Returns the page's zoom where the ratio lacks it: in WebKit, which also lacks the size in pixels. */
function zoom() {
  if (boxes() || !matchMedia("(pointer: fine)").matches) return 1;
  const zoom = outerWidth / innerWidth;
  // A sidebar makes the page narrower without any zoom: then the page would be higher than the window.
  return zoom > 0 && innerHeight * zoom <= outerHeight ? zoom : 1;
}

/** Returns the browser's own size in pixels, as a property's descriptor. */
function boxes() {
  const { prototype } = window.ResizeObserverEntry ?? {};
  return prototype && Object.getOwnPropertyDescriptor(prototype, "devicePixelContentBoxSize");
}

function correctBoxes(real) {
  const told = boxes();
  if (!told?.get) return;
  Object.defineProperty(ResizeObserverEntry.prototype, "devicePixelContentBoxSize", {
    ...told,
    get() {
      const pixels = told.get.call(this);
      const emulated = pixels.some((size, index) => {
        const { inlineSize, blockSize } = inPixels(this.contentBoxSize[index]);
        return Math.max(Math.abs(size.inlineSize - inlineSize), Math.abs(size.blockSize - blockSize)) > ROUNDING;
      });
      return emulated || devicePixelRatio !== real() ? [...this.contentBoxSize].map(inPixels) : pixels;
    },
  });
}

const inPixels = ({ inlineSize, blockSize }) => ({
  inlineSize: Math.round(inlineSize * devicePixelRatio),
  blockSize: Math.round(blockSize * devicePixelRatio),
});
