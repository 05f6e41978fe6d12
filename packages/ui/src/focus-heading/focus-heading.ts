/**
 * The page's heading, or the page as long as it has none, takes the focus of something that is gone; nothing happens
 * while anything else has it. The page stays where it is scrolled to.
 */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const place = main?.querySelector('h1') ?? main;
  if (!place || document.activeElement !== document.body) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
