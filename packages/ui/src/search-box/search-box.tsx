import type { ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import { bareBox } from '../field/index.ts';
import { SearchIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';

export type SearchBoxProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** What it reads while it is empty, and its name; English. */
  label: string;
  value: string;
  onChange: (value: string) => void;
};

const LONGEST = 100;

/** Narrows what stands below it with each key. */
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
        maxLength={LONGEST}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(bareBox(false), 'ps-10 pe-3 text-body', className)}
      />
    </div>
  );
}
