/**
 * What was typed into a form while the page was still loading, to be taken over and not wiped.
 * @param fields the names of the inputs, in their order
 */
export function typedBefore<Field extends string>(
  place: HTMLElement | null,
  fields: readonly Field[],
): { field: Field; value: string }[] {
  return fields.flatMap((field) => {
    const input = place?.querySelector(`[name="${field}"]`);
    const isInput =
      input instanceof HTMLInputElement ||
      input instanceof HTMLSelectElement ||
      input instanceof HTMLTextAreaElement;
    return isInput && input.value !== '' ? [{ field, value: input.value }] : [];
  });
}
