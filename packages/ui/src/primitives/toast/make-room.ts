import { topDialog, watchDialogs } from '../../foundations/top-dialog.ts';

/** The space above the toasts, and below them, in px. */
const MARGIN = 8;

/**
 * Moves the page down by as much as the list of toasts needs, and puts them between the header and the page, so that they
 * cover nothing that was visible. When they are gone, the page moves back as soon as it is scrolled beyond their room: what the
 * user looks at or is about to press stays where it is. While a dialog is open, they stand at the top of the screen, and it is
 * so much lower that they do not cover it, until it is closed.
 * @returns stops it, and moves the page back
 */
export function makeRoom(list: HTMLElement): () => void {
  /** What the toasts need, in px. */
  let room = 0;
  /** How much lower the page is, in px: by the room of toasts that are gone, too. */
  let moved = 0;
  /** The dialog that is lower, and by how much, in px. */
  let lowered: { readonly dialog?: HTMLElement; readonly px: number } = { px: 0 };
  const place = () => {
    if (room === 0) return;
    const dialog = topDialog();
    if (dialog && (dialog !== lowered.dialog || room > lowered.px)) {
      lowered = { dialog, px: room };
      // It is in the middle of the screen, and so has as much room below as above.
      dialog.style.maxHeight = `min(90dvh, 100dvh - ${2 * room}px)`;
    }
    const { header } = frame();
    // A header that is away comes back to its whole height.
    const bottom =
      header && !dialog ? Math.max(header.offsetHeight, header.getBoundingClientRect().bottom) : 0;
    list.style.marginTop = `${bottom + MARGIN}px`;
  };
  const move = () => {
    const needed = list.offsetHeight && list.offsetHeight + 2 * MARGIN;
    if (needed === room) return;
    frame().header?.removeAttribute('data-away');
    room = needed;
    if (room > moved) moveTo(room);
    giveBack();
    place();
  };
  const moveTo = (px: number) => {
    moved = px;
    const { page } = frame();
    if (page) page.style.marginTop = `${px}px`;
  };
  /** Moves the page back where it is not seen: it is scrolled by as much. */
  const giveBack = () => {
    const excess = moved - room;
    if (excess === 0 || scrollY < excess) return;
    moveTo(room);
    scrollBy({ top: -excess, behavior: 'instant' });
  };
  const scrolled = () => {
    giveBack();
    place();
  };
  // Without toasts it would only make the browser lay out the page in the middle of its start.
  if (list.childElementCount > 0) move();
  const observer = new ResizeObserver(move);
  observer.observe(list);
  const stopDialogs = watchDialogs(place);
  // A note above the header moves with the page; the header has another height on a wider screen.
  addEventListener('scroll', scrolled, { passive: true });
  addEventListener('resize', place);
  return () => {
    observer.disconnect();
    stopDialogs();
    topDialog()?.style.removeProperty('max-height');
    removeEventListener('scroll', scrolled);
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
