import { useId } from 'react';
import { type I18n, useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';

/** The list without one of its filters. */
export interface NearlyMatching {
  readonly href: string;
  readonly without: 'brand' | 'price' | 'points' | 'inStock' | 'subCategory' | 'fact';
  /** The name of the fact. */
  readonly fact?: string;
  /** The number of its products. */
  readonly count: number;
}

/** What nearly matches the filters: a link for each filter without which there are products. */
export function FewerFilters({ nearly }: { nearly: readonly NearlyMatching[] }) {
  const i18n = useLanguage();
  const id = useId();
  if (nearly.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="mb-4">
      <h2 id={id} className="font-semibold">
        {i18n.t('Nearly matching')}
      </h2>
      <ul className="mt-1 flex flex-wrap justify-center gap-x-5">
        {nearly.map((one) => (
          <li key={one.href}>
            <TextLink href={one.href} className="inline-flex min-h-11 items-center">
              {toText(one, i18n)}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function toText({ without, fact = '', count }: NearlyMatching, { t, formatNumber }: I18n): string {
  const number = count === 1 ? t('1 product') : t('{count} products', { count: formatNumber(count) });
  if (without === 'brand') return t('Without brand: {products}', { products: number });
  if (without === 'price') return t('Without price: {products}', { products: number });
  if (without === 'points') return t('Without points: {products}', { products: number });
  if (without === 'fact') return t('Without {filter}: {products}', { filter: t(fact), products: number });
  if (without === 'subCategory') return t('Without subcategory: {products}', { products: number });
  return t('With sold-out products: {products}', { products: number });
}
