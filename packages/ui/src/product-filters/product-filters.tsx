import type { ComponentProps } from 'react';
import { Button } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { useLanguage } from '../language/index.ts';
import { SelectField, type SelectOption } from '../select-field/index.ts';

/** A category to choose; `count` is the number of its products. */
export interface CategoryOption {
  value: string;
  label: string;
  count?: number;
}

export type ProductFiltersProps = Omit<ComponentProps<'form'>, 'children'> & {
  categories: readonly CategoryOption[];
  /** The chosen category's value; empty for all of them. */
  category: string;
  sorts: readonly SelectOption[];
  sort: string;
  /** Words searched for, kept when the filters change; the categories' counts, which are of all they hold, are left out. */
  search?: string;
  onCategoryChange: (value: string) => void;
  onSortChange: (value: string) => void;
};

/**
 * What to show and in which order. A GET form (fields `category`, `sort`, `search`), so that it also works before
 * or without JavaScript; with it a choice takes effect at once and needs no button.
 */
export function ProductFilters({ categories, category, sorts, sort, ...props }: ProductFiltersProps) {
  const { search, onCategoryChange, onSortChange, className, ...native } = props;
  const { t } = useLanguage();
  const options = categories.map(({ value, label, count }) => ({
    value,
    label: count === undefined || search !== undefined ? label : `${t(label)} (${count})`,
  }));
  return (
    <form method="get" {...native} className={classNames('flex flex-wrap items-end gap-3', className)}>
      <div className="min-w-0 flex-1 sm:w-64 sm:flex-none">
        <SelectField
          label="Category"
          name="category"
          placeholder="All categories"
          options={options}
          value={category}
          onChange={(event) => onCategoryChange(event.currentTarget.value)}
        />
      </div>
      <div className="min-w-0 flex-1 sm:w-56 sm:flex-none">
        <SelectField
          label="Sort"
          name="sort"
          options={sorts}
          value={sort}
          onChange={(event) => onSortChange(event.currentTarget.value)}
        />
      </div>
      {search !== undefined && <input type="hidden" name="search" value={search} />}
      <noscript>
        <Button type="submit" variant="secondary">
          {t('Show')}
        </Button>
      </noscript>
    </form>
  );
}
