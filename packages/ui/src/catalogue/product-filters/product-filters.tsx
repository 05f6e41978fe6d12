import { cx } from 'class-variance-authority';
import { type ComponentProps, type MouseEvent, useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { SelectBox, type SelectBoxProps, type SelectOption } from '../../forms/select-field/select-box.tsx';

/** A category option; `count` is the number of its products. */
interface CategoryOption {
  value: string;
  label: string;
  count?: number;
}

export type ProductFiltersProps = Omit<ComponentProps<'form'>, 'children'> & {
  /** The address of all products, for a page that sends a choice before its scripts run; it ends with a slash. */
  path?: string;
  categories: readonly CategoryOption[];
  /** The chosen category's value; empty for all of them. */
  category: string;
  sorts: readonly SelectOption[];
  sort: string;
  /**
   * What else the address asks for, such as the search text: it is preserved when the category changes. The categories'
   * counts are then not shown, because they include all products. Default: nothing.
   */
  preserved?: readonly (readonly [name: string, value: string])[];
  /** The address of the further filters, for a page whose scripts do not run yet. */
  filtersHref: string;
  /** How many further filters are set. Default 0. */
  filterCount?: number;
  onFiltersOpen: () => void;
  onCategoryChange: (value: string) => void;
  onSortChange: (value: string) => void;
};

/**
 * Selects which products are shown and in which order. A GET form (fields `category`, `sort`, and what is preserved), so
 * that it also works without JavaScript; with JavaScript a choice is applied at once and needs no button. A link opens the
 * further filters.
 */
export function ProductFilters({ path, categories, category, sorts, sort, ...props }: ProductFiltersProps) {
  const { preserved = [], filtersHref, filterCount = 0, onFiltersOpen, ...others } = props;
  const { onCategoryChange, onSortChange, className, ...native } = others;
  const { t, formatNumber } = useLanguage();
  const options = categories.map(({ value, label, count }) => ({
    value,
    label: count === undefined || preserved.length > 0 ? label : `${t(label)} (${count})`,
  }));
  return (
    // The browser must not put a former choice back: the address says what is shown.
    <form
      method="get"
      data-path={path}
      autoComplete="off"
      {...native}
      className={cx('flex flex-wrap items-end gap-3', className)}
    >
      <div className="min-w-0 flex-1 sm:w-64 sm:flex-none">
        <LabelledSelect
          label="Category"
          name="category"
          placeholder="All categories"
          options={options}
          value={category}
          onChange={(event) => onCategoryChange(event.currentTarget.value)}
        />
      </div>
      <div className="min-w-0 flex-1 sm:w-56 sm:flex-none">
        <LabelledSelect
          label="Sort"
          name="sort"
          options={sorts}
          value={sort}
          onChange={(event) => onSortChange(event.currentTarget.value)}
        />
      </div>
      <Link
        href={filtersHref}
        className="grid min-h-12 w-full place-items-center rounded-field border border-leaf px-5 font-semibold text-leaf sm:w-auto"
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          onFiltersOpen();
        }}
      >
        {filterCount === 0 ? t('Filters') : t('Filters: {count}', { count: formatNumber(filterCount) })}
      </Link>
      {preserved.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        {/* Not `Button`, which is code that a page without scripts does not run. */}
        <button
          type="submit"
          className="min-h-12 rounded-field border border-leaf px-5 font-semibold text-leaf"
        >
          {t('Show')}
        </button>
      </noscript>
    </form>
  );
}

/** Whether a press opens its link in another tab or window. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** Without `SelectField`'s hint and error, which a filter never has and which would be loaded with every list. */
function LabelledSelect({ label, ...box }: SelectBoxProps & { label: string }) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t(label)}
      </label>
      <SelectBox {...box} id={id} />
    </div>
  );
}
