import { cva, cx } from 'class-variance-authority';
import { useId, useRef, useState, type ComponentProps } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { SearchBox } from '../../forms/search-box/search-box.tsx';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import type { SelectOption } from '../../forms/select-field/select-box.tsx';
import { withValue } from '../../forms/select-field/with-value.ts';

/** One filter, named by the field that it filters. */
export interface DataFilter {
  id: string;
  /** English; translated here. */
  label: string;
  /** The choice that filters nothing; English. Default 'All'. */
  placeholder?: string;
  options: readonly SelectOption[];
  /** The chosen option; empty for all. */
  value: string;
}

export type FilterBarProps = Omit<ComponentProps<'div'>, 'onChange'> & {
  search: string;
  onSearchChange: (search: string) => void;
  filters: readonly DataFilter[];
  onFilterChange: (id: string, value: string) => void;
  /** Called by 'Clear all', which shows while anything is set. */
  onClear: () => void;
  /** A field among `children` is set, so that 'Clear all' shows. Default false. */
  isOtherSet?: boolean;
};

/** More fields than these do not fit beside the search box. */
const FIELDS_IN_A_ROW = 3;

const fieldsLook = cva('grow grid-cols-2 items-start gap-3 max-sm:w-full', {
  variants: {
    isOpen: { true: 'grid', false: 'hidden' },
    stand: {
      'in a row': 'sm:flex sm:*:max-w-48 sm:*:min-w-32 sm:*:flex-1',
      'in columns': 'sm:grid sm:basis-full sm:grid-cols-3 lg:grid-cols-4',
    },
  },
});

/**
 * What narrows a list: a search box and a choice per field. `children` are further fields, such as dates. On a phone the
 * fields stand behind one button, which says how many are set; wider screens show them beside the search box, or many of
 * them in columns below it.
 */
export function FilterBar({ search, onSearchChange, filters, onFilterChange, ...props }: FilterBarProps) {
  const { onClear, isOtherSet = false, className, children, ...native } = props;
  const { t } = useLanguage();
  const bar = useRef<HTMLDivElement>(null);
  const fieldsId = useId();
  const [isOpen, setOpen] = useState(false);
  const setCount = filters.filter(({ value }) => value !== '').length + (isOtherSet ? 1 : 0);
  const clear = () => {
    onClear();
    // The button goes away with what it clears.
    bar.current?.querySelector('input')?.focus();
  };
  return (
    <div role="search" {...native} className={cx('flex flex-wrap items-end gap-3', className)}>
      <div ref={bar} className="min-w-0 flex-1 sm:max-w-md sm:min-w-48">
        <SearchBox label="Search" value={search} onChange={onSearchChange} />
      </div>
      {(filters.length > 0 || children !== undefined) && (
        <>
          <Button
            variant="secondary"
            className="sm:hidden"
            aria-expanded={isOpen}
            aria-controls={fieldsId}
            onClick={() => setOpen(!isOpen)}
          >
            {setCount === 0 ? t('Filters') : t('Filters: {count}', { count: setCount })}
          </Button>
          <div
            id={fieldsId}
            className={fieldsLook({
              isOpen,
              stand: filters.length > FIELDS_IN_A_ROW ? 'in columns' : 'in a row',
            })}
          >
            {filters.map(({ id, label, placeholder = 'All', options, value }) => (
              <SelectField
                key={id}
                label={label}
                placeholder={placeholder}
                options={withValue(options, value)}
                value={value}
                onChange={(event) => onFilterChange(id, event.target.value)}
              />
            ))}
            {children}
          </div>
        </>
      )}
      {(search !== '' || setCount > 0) && (
        <Button variant="quiet" onClick={clear}>
          {t('Clear all')}
        </Button>
      )}
    </div>
  );
}
