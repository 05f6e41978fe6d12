/** From one screen below what the visitor sees, and everywhere above it, where a jump may have passed the element. */
const NEAR = '10000% 0px 100%';

/**
 * Resolves when the visitor comes near an element, so that what only this part of a page needs can be loaded then. It
 * resolves at once on the server, and when the page does not contain the element yet: a link has just opened the page.
 * @param id of the element
 * @param margin around what the visitor sees, as in CSS. Default: {@link NEAR}
 */
export function whenNear(id: string, margin: string = NEAR): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
  });
}
