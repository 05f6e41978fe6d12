import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { type FilterChoices, FilterFields, type OfferedFilters } from '../filter-fields/filter-fields.tsx';

export type FilterPanelProps = Omit<ComponentProps<'form'>, 'children'> & {
  offered: OfferedFilters;
  choices: FilterChoices;
  /** What else the address asks for, such as the search text. Default: nothing. */
  preserved?: readonly (readonly [name: string, value: string])[];
  /** The list without these fields. */
  closeHref: string;
};

/** The filters of a product list as a GET form in the page, for a browser whose scripts do not run. */
export function FilterPanel({ offered, choices, preserved = [], closeHref, ...props }: FilterPanelProps) {
  const { className, ...native } = props;
  const { t } = useLanguage();
  return (
    <form
      method="get"
      autoComplete="off"
      aria-label={t('Filters')}
      {...native}
      className={cx('grid gap-6 rounded-card border bg-raised p-4', className)}
    >
      <FilterFields offered={offered} choices={choices} className="lg:grid-cols-4" />
      {preserved.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t('Show products')}</Button>
        <ButtonLink variant="quiet" href={closeHref}>
          {t('Close')}
        </ButtonLink>
      </div>
    </form>
  );
}
