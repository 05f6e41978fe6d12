import type { SelectOption } from './select-box.tsx';

/** The options with the chosen one: what was saved earlier may be a choice that the list does not offer now. */
export function withValue(options: readonly SelectOption[], value: string): readonly SelectOption[] {
  const isOffered = value === '' || options.some((option) => option.value === value);
  return isOffered ? options : [...options, { value }];
}
