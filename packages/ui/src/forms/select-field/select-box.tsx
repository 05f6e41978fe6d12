import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { fieldBox } from '../field/field-box.tsx';
import { ChevronDownIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

/** One choice. `label` is English and is translated; default: the value itself. */
export interface SelectOption {
  value: string;
  label?: string;
}

export type SelectBoxProps = ComponentProps<'select'> & {
  options: readonly SelectOption[];
  /** A first choice with an empty value, for example 'Select an option'. */
  placeholder?: string | undefined;
  /** Turns the border red. Default false. */
  isInvalid?: boolean;
};

/** The box of a select field, for a place that labels it by itself. Native `<select>` props go through. */
export function SelectBox({ options, placeholder, isInvalid = false, className, ...native }: SelectBoxProps) {
  const { t, toLang } = useLanguage();
  return (
    <div className="relative">
      <select
        {...native}
        className={cx(fieldBox(isInvalid), 'appearance-none pe-8 text-ellipsis', className)}
      >
        {placeholder !== undefined && <option value="">{t(placeholder)}</option>}
        {options.map((option) => {
          const label = t(option.label ?? option.value);
          return (
            <option key={option.value} value={option.value} lang={toLang(label)}>
              {label}
            </option>
          );
        })}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-muted" />
    </div>
  );
}
