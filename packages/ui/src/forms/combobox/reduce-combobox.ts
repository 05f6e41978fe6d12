import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { ComboboxOption } from './combobox.types.ts';

type State = UseComboboxState<ComboboxOption>;

const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/**
 * Two changes to what downshift does. Leaving the box restores the name of the choice, and chooses nothing by itself.
 * Escape closes the list and deletes nothing.
 */
export function reduceCombobox(
  state: State,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
): Partial<State> {
  const { selectedItem } = state;
  if (type === InputBlur)
    return { ...changes, selectedItem, inputValue: selectedItem === null ? '' : selectedItem.label };
  if (type === InputKeyDownEscape) return { ...changes, selectedItem, inputValue: state.inputValue };
  return changes;
}
