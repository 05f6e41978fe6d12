import { useId, type ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import { describedBy, Field, fieldBox, type FieldWords } from '../field/index.ts';
import { ChevronDownIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';

/** One choice. `label` is English and is translated; default: the value itself. */
export interface SelectOption {
  value: string;
  label?: string;
}

export type SelectFieldProps = ComponentProps<'select'> &
  FieldWords & {
    options: readonly SelectOption[];
    /** A first choice with an empty value, for example 'Select an option'. */
    placeholder?: string;
  };

/** One choice of many, with the phone's own list. Native `<select>` props go to the box. */
export function SelectField(all: SelectFieldProps) {
  const { label, hint, error, optional, options, placeholder, ...props } = all;
  const { t } = useLanguage();
  const ownId = useId();
  const { id = ownId, className, ...native } = props;
  const words = { label, hint, error, optional };
  return (
    <Field id={id} {...words}>
      <div className="relative">
        <select
          {...native}
          {...describedBy(id, words)}
          id={id}
          className={classNames(
            fieldBox(error !== undefined),
            'appearance-none pe-8 text-ellipsis',
            className,
          )}
        >
          {placeholder !== undefined && <option value="">{t(placeholder)}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {t(option.label ?? option.value)}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-muted" />
      </div>
    </Field>
  );
}
