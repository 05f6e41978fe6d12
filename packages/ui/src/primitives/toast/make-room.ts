import { topDialog, watchDialogs } from '../../foundations/top-dialog.ts';

/** The space above the toasts, and below them, in px. */
const MARGIN = 8;

/**
 * A ref of the list of toasts: moves the page down by as much as they need, and puts them between the header and the page,
 * so that they cover nothing that was visible. When they are gone, the page moves back only as far as it is not scrolled:
 * what the user looks at or is about to press stays where it is. While a dialog is open, they stand at the top of the screen,
 * and it is so much lower that they do not cover it.
 * @returns stops it
 */
export function makeRoom(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined;
  let room = 0;
  const place = () => {
    const dialog = topDialog();
    // It is in the middle of the screen, and so has as much room below as above.
    if (dialog) dialog.style.maxHeight = room === 0 ? '' : `min(90dvh, 100dvh - ${2 * room}px)`;
    if (room === 0) return;
    const { header } = frame();
    // A header that is away comes back to its whole height.
    const bottom =
      header && !dialog ? Math.max(header.offsetHeight, header.getBoundingClientRect().bottom) : 0;
    list.style.marginTop = `${bottom + MARGIN}px`;
  };
  const move = () => {
    const needed = list.offsetHeight && list.offsetHeight + 2 * MARGIN;
    if (needed === room) return;
    const { page, header } = frame();
    header?.removeAttribute('data-away');
    if (page) page.style.marginTop = `${needed}px`;
    if (needed < room) scrollBy({ top: needed - room, behavior: 'instant' });
    room = needed;
    place();
  };
  // Without toasts it would only make the browser lay out the page in the middle of its start.
  if (list.childElementCount > 0) move();
  const observer = new ResizeObserver(move);
  observer.observe(list);
  const stopDialogs = watchDialogs(place);
  // A note above the header moves with the page; the header has another height on a wider screen.
  addEventListener('scroll', place, { passive: true });
  addEventListener('resize', place);
  return () => {
    observer.disconnect();
    stopDialogs();
    topDialog()?.style.removeProperty('max-height');
    removeEventListener('scroll', place);
    removeEventListener('resize', place);
    frame().page?.style.removeProperty('margin-top');
  };
}

/** The page, and the header above it, if it has one. */
function frame() {
  const page = document.querySelector<HTMLElement>('#content');
  const before = page?.previousElementSibling;
  return { page, header: before instanceof HTMLElement && before.tagName === 'HEADER' ? before : undefined };
}
