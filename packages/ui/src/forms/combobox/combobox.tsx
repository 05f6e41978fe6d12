import { cx } from 'class-variance-authority';
import { useCombobox } from 'downshift';
import { useId } from 'react';
import { describedBy, Field } from '../field/field.tsx';
import { fieldBox } from '../field/field-box.tsx';
import { ChevronDownIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { ComboboxMessage } from './combobox-message.tsx';
import type { ComboboxOption, ComboboxProps } from './combobox.types.ts';
import { OptionRow } from './option-row.tsx';
import { reduceCombobox } from './reduce-combobox.ts';

const { ControlledPropUpdatedSelectedItem, InputChange } = useCombobox.stateChangeTypes;

const toLabel = (option: ComboboxOption | null) => option?.label ?? '';

/** One choice of many, found by typing. Options come from the owner, so they can be searched on the server. */
export function Combobox({ label, hint, error, optional, value, onChange, text, ...props }: ComboboxProps) {
  const { onTextChange, options, status = 'ready', onRetry, ...field } = props;
  const { t } = useLanguage();
  const ownId = useId();
  const { id = ownId, className, disabled = false, ...native } = field;
  const words = { label, hint, error, optional };
  const box = useCombobox<ComboboxOption>({
    id,
    inputId: id,
    items: [...options],
    itemToString: toLabel,
    itemToKey: (option) => option?.value,
    selectedItem: value,
    inputValue: text,
    stateReducer: reduceCombobox,
    onInputValueChange: ({ inputValue, type }) => {
      // Typing is reported by the input itself, so that the caret keeps its place. An owner that takes a choice and shows
      // none sets the text too.
      if (type === InputChange || (type === ControlledPropUpdatedSelectedItem && value === null)) return;
      onTextChange(inputValue);
    },
    // After the text: an owner may empty the box then.
    onStateChange: ({ selectedItem }) => {
      if (selectedItem !== undefined) onChange(selectedItem);
    },
  });
  const change = (typed: string) => {
    onTextChange(typed);
    if (typed === '' && value !== null) onChange(null);
  };
  const input = box.getInputProps({
    ...native,
    disabled,
    onChange: (event) => change(event.currentTarget.value),
  });
  return (
    <Field id={id} {...words}>
      <div className="relative">
        <input
          {...input}
          // Downshift names an active option always, by an empty id when there is none; HTML allows no empty id.
          aria-activedescendant={input['aria-activedescendant'] || undefined}
          {...describedBy(id, words)}
          // The field's own label names the box, and not the label that downshift would render.
          aria-labelledby={undefined}
          className={cx(fieldBox(error !== undefined), 'pe-11', className)}
        />
        <button
          {...box.getToggleButtonProps({ disabled, 'aria-label': t('Show choices') })}
          type="button"
          className="absolute inset-y-0 end-0 grid w-11 place-items-center text-ink-muted"
        >
          {status === 'loading' ? <Spinner /> : <ChevronDownIcon />}
        </button>
        <div
          hidden={!box.isOpen}
          className="absolute inset-x-0 top-full z-20 mt-1 rounded-field border border-line-strong bg-raised shadow-raised"
        >
          <div
            {...box.getMenuProps({ 'aria-label': t(label) })}
            className="max-h-64 overflow-y-auto empty:hidden"
          >
            {box.isOpen &&
              options.map((option, index) => (
                <OptionRow
                  key={option.value}
                  {...box.getItemProps({ item: option, index })}
                  option={option}
                  isActive={box.highlightedIndex === index}
                  isChosen={option.value === value?.value}
                />
              ))}
          </div>
          <ComboboxMessage isOpen={box.isOpen} status={status} count={options.length} onRetry={onRetry} />
        </div>
      </div>
    </Field>
  );
}
