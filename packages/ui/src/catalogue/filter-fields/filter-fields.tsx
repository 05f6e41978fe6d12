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
  /** Subcategories by their names; empty for a list that has none. */
  readonly subCategories: readonly {
    readonly value: string;
    /** As it is shown. */
    readonly name: string;
    readonly count: number | undefined;
  }[];
  /** The facts of a category, each with its values as they are shown; `fact` is what is chosen. */
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
        <OneOfGroup
          label="Subcategory"
          name="sub"
          anyText={t('All subcategories')}
          options={offered.subCategories}
          chosen={choices.subCategory}
          toText={({ name }) => filterText({ kind: 'subCategory', name }, i18n)}
          toChoose={(subCategory) => set({ subCategory })}
        />
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
      <OneOfGroup
        label="Price"
        name="price"
        anyText={t('Any price')}
        options={offered.prices}
        chosen={choices.price}
        toText={(range) => filterText({ kind: 'price', ...range }, i18n)}
        toChoose={(price) => set({ price })}
      />
      <OneOfGroup
        label="Points"
        name="points"
        anyText={t('Any number of points')}
        options={offered.points}
        chosen={choices.points}
        toText={({ value }) => filterText({ kind: 'points', least: value }, i18n)}
        toChoose={(points) => set({ points })}
      />
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
  const { t, toLang } = useLanguage();
  return (
    <fieldset className="min-w-0">
      <legend lang={toLang(t(label))} className="mb-1 font-semibold">
        {t(label)}
      </legend>
      {children}
    </fieldset>
  );
}

interface OneOfGroupProps<Option extends OneOption> {
  label: string;
  name: string;
  /** The choice of none of the options, in the reader's language. */
  anyText: string;
  options: readonly Option[];
  chosen: Option['value'] | undefined;
  toText: (option: Option) => string;
  toChoose: (value: Option['value'] | undefined) => (() => void) | undefined;
}

interface OneOption {
  readonly value: string | number;
  readonly count: number | undefined;
}

/** A filter of which one option can be chosen, or none. */
function OneOfGroup<Option extends OneOption>({
  label,
  name,
  anyText,
  options,
  chosen,
  toText,
  toChoose,
}: OneOfGroupProps<Option>) {
  const choice = { type: 'radio', name } as const;
  return (
    <FilterGroup label={label}>
      <Choice
        {...choice}
        value=""
        text={anyText}
        isChosen={chosen === undefined}
        onChoose={toChoose(undefined)}
      />
      {options.map((option) => (
        <Choice
          {...choice}
          key={option.value}
          value={String(option.value)}
          text={toText(option)}
          count={option.count}
          isChosen={chosen === option.value}
          onChoose={toChoose(option.value)}
        />
      ))}
    </FilterGroup>
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
  const { formatNumber, toLang } = useLanguage();
  const state = onChoose ? { checked: isChosen, onChange: onChoose } : { defaultChecked: isChosen };
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input {...state} type={type} name={name} value={value} className="size-5 shrink-0 accent-leaf" />
      <span lang={toLang(text)} className="min-w-0 grow wrap-anywhere">
        {text}
      </span>
      {count !== undefined && <span className="figures text-ink-muted">({formatNumber(count)})</span>}
    </label>
  );
}
