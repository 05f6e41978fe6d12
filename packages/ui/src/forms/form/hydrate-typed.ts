/**
 * Reports to React what was typed, selected or filled in before hydration. React treats the content of the fields
 * as its own, receives no event, and would erase it with the next render.
 * @param fields those of a form, or the ones that stand outside any form
 */
export function hydrateTyped(fields: Iterable<Element>): void {
  for (const field of fields) {
    if (field instanceof HTMLInputElement) hydrateText(field, HTMLInputElement.prototype);
    else if (field instanceof HTMLTextAreaElement) hydrateText(field, HTMLTextAreaElement.prototype);
    else if (field instanceof HTMLSelectElement) hydrateChoice(field);
  }
}

/**
 * React watches the field's own `value` and skips an event that brings the value it saw last, so it must not see
 * the value.
 */
function hydrateText(field: HTMLInputElement | HTMLTextAreaElement, unwatched: object): void {
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  field.value = '';
  Reflect.set(unwatched, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** React does not watch select fields. Only the server marks the selected option: others were not there before hydration. */
function hydrateChoice(field: HTMLSelectElement): void {
  const first = [...field.options].find((option) => option.defaultSelected);
  if (first === undefined || first.value === field.value) return;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
