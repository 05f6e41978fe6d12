/**
 * Moves the focus to the page's heading, or to the page while it has none, after the focused element has
 * disappeared; does nothing while another element has the focus. The scroll position stays.
 */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const place = main?.querySelector('h1') ?? main;
  if (!place || document.activeElement !== document.body) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
