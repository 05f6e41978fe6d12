/**
 * Runs in a page when its story or docs page is done, and returns what can be seen: the scroll position, whether the
 * grounds are dark, whether anything is visible, and the images that did not load.
 */
export function inspectPage() {
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
  return {
    scrollY: Math.round(window.scrollY),
    height: scrollHeight,
    isTooWide: scrollWidth > clientWidth,
    isBlank: visibleElements().next().done === true,
    isRed: document.body.matches('.sb-show-errordisplay, .sb-show-nopreview'),
    grounds: [document.body, ...document.querySelectorAll('.sbdocs-wrapper, .docs-story')].map((element) => ({
      of: element.className.split(' ')[0] || 'body',
      isDark: isDark(toGround(element)),
    })),
    brokenImages: [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ currentSrc, alt }) => currentSrc.slice(0, 80) || alt),
  };

  /** The first colour behind an element that is not transparent; the document without one is white. */
  function toGround(element) {
    for (let behind = element; behind !== null; behind = behind.parentElement) {
      const colour = toPixel(getComputedStyle(behind).backgroundColor);
      if (colour[3] > 0) return colour;
    }
    return [255, 255, 255, 255];
  }

  function isDark([red, green, blue]) {
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 128;
  }

  /** Red, green, blue and alpha from 0 to 255, of a colour in any notation. */
  function toPixel(colour) {
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data];
  }

  /** The elements that show something of their own: text, an image, a field, a colour. */
  function* visibleElements() {
    for (const element of document.body.querySelectorAll(
      '*:not(.sb-wrapper, .sb-wrapper *, script, style)',
    )) {
      const { width, height, right, bottom } = element.getBoundingClientRect();
      const isOnThePage = width > 1 && height > 1 && right + scrollX > 0 && bottom + scrollY > 0;
      if (isOnThePage && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        if (showsSomething(element)) yield element;
      }
    }
  }

  function showsSomething(element) {
    if (element.matches('img, svg, canvas, video, iframe, input, select, textarea, progress, meter'))
      return true;
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '',
    );
    return hasText || toPixel(getComputedStyle(element).backgroundColor)[3] > 0;
  }
}
