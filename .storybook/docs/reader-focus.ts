/** Whether this document is a preview inside of a docs page: its address says so. */
export const isEmbedded = new URLSearchParams(location.search).get('embed') === 'true';

/** What scripts call to move the focus or the page; Chromium focuses a field whose text is selected. */
const CALLS = [
  [HTMLElement.prototype, 'focus'],
  [HTMLInputElement.prototype, 'select'],
  [Element.prototype, 'scrollIntoView'],
] as const;

/** What readers do before they want a focus that moves. */
const PRESSES = ['pointerdown', 'keydown'] as const;

/**
 * Ignores every focus that a script asks for, until the reader presses something: the previews of a docs page must not
 * scroll it away from its top. Many screens focus their heading or a field when they open. The returned function ends it.
 */
export function leaveFocusToReader(): () => void {
  const originals = CALLS.map(
    ([prototype, call]) => [prototype, call, Reflect.get(prototype, call)] as const,
  );
  const end = () => {
    for (const [prototype, call, original] of originals) Reflect.set(prototype, call, original);
    for (const press of PRESSES) document.removeEventListener(press, end, true);
  };
  for (const [prototype, call] of CALLS) Reflect.set(prototype, call, () => {});
  for (const press of PRESSES) document.addEventListener(press, end, true);
  return end;
}
