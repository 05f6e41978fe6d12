/**
 * The page's heading takes the focus of something that is gone; nothing happens while anything else has it. The page
 * stays where it is scrolled to.
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
