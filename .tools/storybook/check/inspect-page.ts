/** What can be seen of a page. */
export interface PageFacts {
  readonly scrollY: number;
  readonly height: number;
  readonly isTooWide: boolean;
  readonly isBlank: boolean;
  /** Whether Storybook shows an error in place of the story. */
  readonly isRed: boolean;
  readonly grounds: readonly { readonly of: string; readonly isDark: boolean }[];
  readonly brokenImages: readonly string[];
}

/** Red, green, blue and alpha from 0 to 255. */
type Pixel = readonly number[];

/**
 * Runs in a page when its story or docs page is done, and returns what can be seen: the scroll position, whether the
 * grounds are dark, whether anything is visible, and the images that did not load.
 */
export function inspectPage(): PageFacts {
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (paint === null) throw new Error('The page has no canvas.');
  const brush = paint;
  const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
  return {
    scrollY: Math.round(window.scrollY),
    height: scrollHeight,
    isTooWide: scrollWidth > clientWidth,
    isBlank: visibleElements().next().done === true,
    isRed: document.body.matches('.sb-show-errordisplay, .sb-show-nopreview'),
    grounds: [document.body, ...document.querySelectorAll('.sbdocs-wrapper, .docs-story')].map((element) => ({
      of: element.classList[0] ?? 'body',
      isDark: isDark(toGround(element)),
    })),
    brokenImages: [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ currentSrc, alt }) => currentSrc.slice(0, 80) || alt),
  };

  /** The first colour behind an element that is not transparent; the document without one is white. */
  function toGround(element: Element): Pixel {
    for (let behind: Element | null = element; behind !== null; behind = behind.parentElement) {
      const colour = toPixel(getComputedStyle(behind).backgroundColor);
      if (isVisible(colour)) return colour;
    }
    return [255, 255, 255, 255];
  }

  function isDark([red = 0, green = 0, blue = 0]: Pixel): boolean {
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 128;
  }

  function isVisible([, , , alpha = 0]: Pixel): boolean {
    return alpha > 0;
  }

  /** Of a colour in any notation. */
  function toPixel(colour: string): Pixel {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data];
  }

  /** The elements that show something of their own: text, an image, a field, a colour. */
  function* visibleElements(): Generator<Element> {
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

  function showsSomething(element: Element): boolean {
    if (element.matches('img, svg, canvas, video, iframe, input, select, textarea, progress, meter'))
      return true;
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
    return hasText || isVisible(toPixel(getComputedStyle(element).backgroundColor));
  }
}
