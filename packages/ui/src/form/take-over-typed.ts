/**
 * Tells React what was typed, chosen or filled in while the page was still loading. It takes what it finds in the
 * fields for its own, hears of nothing, and would wipe it with the next render.
 */
export function takeOverTyped(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement) takeOverText(field, HTMLInputElement.prototype);
    else if (field instanceof HTMLTextAreaElement) takeOverText(field, HTMLTextAreaElement.prototype);
    else if (field instanceof HTMLSelectElement) takeOverChoice(field);
  }
}

/** React watches the field's own `value`, and skips an event that brings what it saw there last: it has to see nothing. */
function takeOverText(field: HTMLInputElement | HTMLTextAreaElement, unwatched: object): void {
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  field.value = '';
  Reflect.set(unwatched, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Choices are not watched. */
function takeOverChoice(field: HTMLSelectElement): void {
  const first = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  if (first?.value === field.value) return;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
