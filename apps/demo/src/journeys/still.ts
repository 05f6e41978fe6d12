import { expect } from 'storybook/test';
import { isTestRun } from '../../../../.storybook/test-run.ts';

/** Where an element was scrolled to: pixels from the start and from the top. */
const SCROLLED = 'data-scrolled';

/** The page as it is shown now, as HTML without scripts: with what is typed, chosen and scrolled. */
function toStill(page: Document): string {
  const copy = page.importNode(page.documentElement, true);
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [index, original] of page.querySelectorAll('*').entries()) {
    const element = copies[index];
    if (element !== undefined) copyState(original, element);
  }
  for (const element of copy.querySelectorAll('script, noscript, link:not([rel="stylesheet"])'))
    element.remove();
  return `<!doctype html>${copy.outerHTML}`;
}

/** Writes what an element has only in the browser into the attributes of its copy. */
function copyState(original: Element, copy: Element): void {
  const { defaultView: realm } = original.ownerDocument;
  if (realm === null) return;
  const { scrollLeft, scrollTop } = original;
  if (scrollLeft !== 0 || scrollTop !== 0) copy.setAttribute(SCROLLED, `${scrollLeft} ${scrollTop}`);
  if (original instanceof realm.HTMLInputElement) {
    copy.setAttribute('value', original.value);
    copy.toggleAttribute('checked', original.checked);
  }
  if (original instanceof realm.HTMLTextAreaElement) copy.textContent = original.value;
  if (original instanceof realm.HTMLOptionElement) copy.toggleAttribute('selected', original.selected);
  // It was loaded before the page took another address.
  if (original instanceof realm.HTMLLinkElement && original.sheet?.href)
    copy.setAttribute('href', original.sheet.href);
}

/** Shows in a frame how a page is now; resolves when it has the styles and images. */
export async function showStill(frame: HTMLIFrameElement, page: Document): Promise<void> {
  const { innerWidth = 0, innerHeight = 0 } = page.defaultView ?? {};
  frame.style.width = `${innerWidth}px`;
  frame.style.height = `${innerHeight}px`;
  const shown = readPage(page);
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
    frame.srcdoc = toStill(page);
  });
  const still = frame.contentDocument;
  if (still === null) return;
  for (const element of still.querySelectorAll(`[${SCROLLED}]`)) {
    const [left = 0, top = 0] = element.getAttribute(SCROLLED)?.split(' ').map(Number) ?? [];
    element.scrollTo({ left, top, behavior: 'instant' });
  }
  if (isTestRun) expect(readPage(still)).toEqual(shown);
}

/** What is seen of a page, as far as it can be compared: its text, its fields, and how far it is scrolled. */
function readPage({ body, documentElement }: Document) {
  const fields = body.querySelectorAll<HTMLInputElement>('input, textarea, select');
  return {
    text: body.innerText,
    fields: [...fields].map(({ value, checked }) => [value, checked]),
    top: Math.round(documentElement.scrollTop),
  };
}
