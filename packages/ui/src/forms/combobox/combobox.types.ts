import type { ComponentProps } from 'react';
import type { FieldWords } from '../field/field.tsx';

/** One choice. Names are data, such as a brand's, and are shown as they are. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** A second line that distinguishes equal names. */
  detail?: string;
}

/** How the search for options stands. */
export type ComboboxStatus = 'ready' | 'loading' | 'failed';

type NativeProps = Omit<
  ComponentProps<'input'>,
  'ref' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'onSelect'
>;

export type ComboboxProps = NativeProps &
  FieldWords & {
    /** The chosen option; null without a choice. */
    value: ComboboxOption | null;
    /** Receives the choice; null when the text is deleted. */
    onChange: (value: ComboboxOption | null) => void;
    /** What is typed. */
    text: string;
    /** Also called with the chosen name, and with the old name when the box is left without a choice. */
    onTextChange: (text: string) => void;
    /** What matches the text; the owner searches. */
    options: readonly ComboboxOption[];
    /** Default 'ready'. While loading, the old options stay. */
    status?: ComboboxStatus;
    /** Shows 'Try again' when given and failed. */
    onRetry?: (() => void) | undefined;
  };
