import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { bareBox } from '../field/field-box.tsx';
import { SearchIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export type SearchBoxProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** The placeholder text and the accessible name; English. */
  label: string;
  value: string;
  onChange: (value: string) => void;
};

const MAX_LENGTH = 100;

/** A search box that filters the content below it with each key press. */
export function SearchBox({ label, value, onChange, className, ...props }: SearchBoxProps) {
  const { t } = useLanguage();
  return (
    <div className="relative w-full sm:max-w-form">
      <SearchIcon className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-muted" />
      <input
        {...props}
        type="search"
        aria-label={t(label)}
        placeholder={t(label)}
        maxLength={MAX_LENGTH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cx(bareBox(false), 'ps-10 pe-3 text-body', className)}
      />
    </div>
  );
}
