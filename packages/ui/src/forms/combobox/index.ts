export { Combobox } from './combobox.tsx';
export type { ComboboxOption, ComboboxProps } from './combobox.types.ts';
