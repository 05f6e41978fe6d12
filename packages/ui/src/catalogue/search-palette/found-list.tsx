import type { ReactNode } from 'react';
import { ArrowRightIcon, PageIcon, ShopIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ResponsiveImage } from '../../primitives/responsive-image/responsive-image.tsx';
import { Points } from '../../primitives/points/points.tsx';
import { Price } from '../../primitives/price/price.tsx';
import { FoundLine, FoundText } from '../found-text/found-text.tsx';
import { Stock } from '../stock/stock.tsx';
import { OptionRow } from './option-row.tsx';
import type { FoundOption, ListProps, ProductOption } from './palette-option.types.ts';

interface FoundListProps extends ListProps {
  options: readonly FoundOption[];
  /** The next results are being loaded. */
  isBusy: boolean;
}

const GROUPS: readonly { readonly label: string; readonly kinds: readonly FoundOption['kind'][] }[] = [
  { label: 'Did you mean', kinds: ['meant'] },
  { label: 'Brands', kinds: ['brand'] },
  { label: 'Products', kinds: ['product', 'all'] },
  { label: 'Categories', kinds: ['category'] },
  { label: 'Pages', kinds: ['page'] },
];

/** The search results, grouped by kind. */
export function FoundList({ options, isBusy, ...list }: FoundListProps) {
  const { t } = useLanguage();
  const numbered = options.map((option, at) => ({ option, at }));
  return (
    <div
      id={list.id}
      role="listbox"
      aria-label={t('Search results')}
      aria-busy={isBusy}
      className="min-h-0 overflow-y-auto pb-3"
    >
      {GROUPS.map(({ label, kinds }) => {
        const own = numbered.filter(({ option }) => kinds.includes(option.kind));
        if (own.length === 0) return null;
        return (
          <div key={label} role="group" aria-label={t(label)}>
            <p aria-hidden className="px-4 pt-4 pb-1.5 text-note font-semibold text-ink-muted">
              {t(label)}
            </p>
            {own.map(({ option, at }) => (
              <OptionRow
                key={option.kind === 'meant' ? option.text : option.href}
                {...list}
                at={at}
                {...(option.kind !== 'meant' && { href: option.href })}
              >
                <OptionWords option={option} />
              </OptionRow>
            ))}
          </div>
        );
      })}
    </div>
  );
}

function OptionWords({ option }: { option: FoundOption }): ReactNode {
  const { t, formatNumber } = useLanguage();
  if (option.kind === 'product') return <ProductWords {...option} />;
  if (option.kind === 'meant')
    return <span className="min-w-0 font-semibold wrap-anywhere text-leaf">{option.text}</span>;
  if (option.kind === 'all')
    return (
      <span className="flex items-center gap-2 font-semibold text-leaf">
        {t('All {count} products', { count: formatNumber(option.total) })}
        <ArrowRightIcon />
      </span>
    );
  const Icon = option.kind === 'page' ? PageIcon : ShopIcon;
  const name = option.kind === 'category' ? t(option.name) : option.name;
  return (
    <>
      <Icon className="shrink-0 text-ink-muted" />
      <span className="grid min-w-0 wrap-anywhere">
        <FoundText match={option.match} field="name" text={name} />
        <FoundLine match={option.match} shown={['name']} />
      </span>
    </>
  );
}

function ProductWords({
  name,
  brandName,
  price,
  hasDearerSizes,
  points,
  stock,
  image,
  match,
}: ProductOption) {
  return (
    <>
      <ResponsiveImage
        image={image}
        sizes="3rem"
        className="size-12 shrink-0 rounded-tag bg-backdrop object-contain"
      />
      <span className="min-w-0 grow">
        <span className="block font-medium">
          <FoundText match={match} field="name" text={name} />
        </span>
        <span className="flex flex-wrap gap-x-2 text-note text-ink-muted">
          <FoundText match={match} field="brand" text={brandName} />
          {stock.status !== 'IN_STOCK' && <Stock stock={stock} />}
        </span>
        <FoundLine match={match} shown={['name', 'brand']} />
      </span>
      <span className="flex shrink-0 flex-col items-end">
        <Price rupees={price} isLowest={hasDearerSizes} className="font-semibold" />
        <Points points={points} className="text-note" />
      </span>
    </>
  );
}
