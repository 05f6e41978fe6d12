import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { type PriceRange, filterText } from './filter-text.ts';

/** What is chosen. */
export interface FilterChoices {
  /** The values of brands; empty for all. */
  readonly brands: readonly string[];
  /** The value of a price range. */
  readonly price: string | undefined;
  /** At least as many points. */
  readonly points: number | undefined;
  readonly inStock: boolean;
  /** The name of a subcategory. */
  readonly subCategory: string | undefined;
  /** Facts as texts, such as 'Fabric:Cotton'. */
  readonly facts: readonly string[];
}

/** What can be chosen; a `count` is the number of products that a choice leaves, undefined when it is not known. */
export interface OfferedFilters {
  readonly brands: readonly {
    readonly value: string;
    readonly name: string;
    readonly count: number | undefined;
  }[];
  /** The lowest first. */
  readonly prices: readonly (PriceRange & { readonly value: string; readonly count: number | undefined })[];
  /** At least as many points as each `value`. */
  readonly points: readonly { readonly value: number; readonly count: number | undefined }[];
  readonly inStock: number | undefined;
  /** The names of subcategories; empty for a list that has none. */
  readonly subCategories: readonly { readonly value: string; readonly count: number | undefined }[];
  /** The facts of a category, each with its values; `fact` is what is chosen. */
  readonly facts: readonly {
    readonly name: string;
    readonly values: readonly {
      readonly fact: string;
      readonly value: string;
      readonly count: number | undefined;
    }[];
  }[];
}

export type FilterFieldsProps = Omit<ComponentProps<'div'>, 'onChange'> & {
  offered: OfferedFilters;
  choices: FilterChoices;
  /** Without it the fields hold the choices themselves, for a form that is sent without scripts. */
  onChange?: (choices: FilterChoices) => void;
};

/** The filters of a product list as fields named `sub`, `brand`, `price`, `points`, `inStock` and `fact`, each with its count. */
export function FilterFields({ offered, choices, onChange, className, ...native }: FilterFieldsProps) {
  const i18n = useLanguage();
  const { t } = i18n;
  const set = (change: Partial<FilterChoices>) => onChange && (() => onChange({ ...choices, ...change }));
  return (
    <div {...native} className={cx('grid gap-6 sm:grid-cols-2', className)}>
      {offered.subCategories.length > 0 && (
        <FilterGroup label="Subcategory">
          <Choice
            type="radio"
            name="sub"
            value=""
            text={t('All subcategories')}
            isChosen={choices.subCategory === undefined}
            onChoose={set({ subCategory: undefined })}
          />
          {offered.subCategories.map(({ value, count }) => (
            <Choice
              key={value}
              type="radio"
              name="sub"
              value={value}
              text={filterText({ kind: 'subCategory', name: value }, i18n)}
              count={count}
              isChosen={choices.subCategory === value}
              onChoose={set({ subCategory: value })}
            />
          ))}
        </FilterGroup>
      )}
      {offered.brands.length > 0 && (
        <FilterGroup label="Brand">
          {offered.brands.map(({ value, name, count }) => (
            <Choice
              key={value}
              type="checkbox"
              name="brand"
              value={value}
              text={filterText({ kind: 'brand', name }, i18n)}
              count={count}
              isChosen={choices.brands.includes(value)}
              onChoose={set({ brands: toggled(choices.brands, value) })}
            />
          ))}
        </FilterGroup>
      )}
      <FilterGroup label="Price">
        <Choice
          type="radio"
          name="price"
          value=""
          text={t('Any price')}
          isChosen={choices.price === undefined}
          onChoose={set({ price: undefined })}
        />
        {offered.prices.map(({ value, count, ...range }) => (
          <Choice
            key={value}
            type="radio"
            name="price"
            value={value}
            text={filterText({ kind: 'price', ...range }, i18n)}
            count={count}
            isChosen={choices.price === value}
            onChoose={set({ price: value })}
          />
        ))}
      </FilterGroup>
      <FilterGroup label="Points">
        <Choice
          type="radio"
          name="points"
          value=""
          text={t('Any number of points')}
          isChosen={choices.points === undefined}
          onChoose={set({ points: undefined })}
        />
        {offered.points.map(({ value, count }) => (
          <Choice
            key={value}
            type="radio"
            name="points"
            value={String(value)}
            text={filterText({ kind: 'points', least: value }, i18n)}
            count={count}
            isChosen={choices.points === value}
            onChoose={set({ points: value })}
          />
        ))}
      </FilterGroup>
      <FilterGroup label="Availability">
        <Choice
          type="checkbox"
          name="inStock"
          value="true"
          text={filterText({ kind: 'inStock' }, i18n)}
          count={offered.inStock}
          isChosen={choices.inStock}
          onChoose={set({ inStock: !choices.inStock })}
        />
      </FilterGroup>
      {offered.facts.map(({ name, values }) => (
        <FilterGroup key={name} label={name}>
          {values.map(({ fact, value, count }) => (
            <Choice
              key={fact}
              type="checkbox"
              name="fact"
              value={fact}
              text={t(value)}
              count={count}
              isChosen={choices.facts.includes(fact)}
              onChoose={set({ facts: toggled(choices.facts, fact) })}
            />
          ))}
        </FilterGroup>
      ))}
    </div>
  );
}

function toggled(chosen: readonly string[], value: string): readonly string[] {
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
}

function FilterGroup({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{t(label)}</legend>
      {children}
    </fieldset>
  );
}

interface ChoiceProps {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  /** In the reader's language. */
  text: string;
  count?: number | undefined;
  isChosen: boolean;
  onChoose: (() => void) | undefined;
}

function Choice({ type, name, value, text, count, isChosen, onChoose }: ChoiceProps) {
  const { formatNumber } = useLanguage();
  const state = onChoose ? { checked: isChosen, onChange: onChoose } : { defaultChecked: isChosen };
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input {...state} type={type} name={name} value={value} className="size-5 shrink-0 accent-leaf" />
      <span className="min-w-0 grow wrap-anywhere">{text}</span>
      {count !== undefined && <span className="figures text-ink-muted">({formatNumber(count)})</span>}
    </label>
  );
}
