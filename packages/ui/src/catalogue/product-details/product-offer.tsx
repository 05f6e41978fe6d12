import type { LabelFactsShown } from '../label-panel/label.types.ts';
import { formatUnitPriceText } from '../label-panel/unit-price-text.ts';
import { MaximumPrice, type SaleFacts } from '../maximum-price/maximum-price.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Points } from '../../primitives/points/points.tsx';
import { Price } from '../../primitives/price/price.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { Stock, type StockFacts } from '../stock/stock.tsx';

export interface ProductOfferProps {
  /** In rupees, taxes included. */
  price: number;
  /** Some of its sizes cost more, and none is chosen. Default false. */
  isLowestPrice?: boolean | undefined;
  /** The sale in which it costs that. Default: none. */
  sale?: SaleFacts | undefined;
  /** Points one unit brings. */
  points: number;
  /** What the points are for; may be empty. */
  pointDescription: string;
  /** The address of the text that explains points. Default: no link. */
  pointsHref?: string | undefined;
  stock: StockFacts;
  /** What the pack has to say by law. */
  label?: LabelFactsShown | undefined;
}

/** Price with its sale, points and stock. */
export function ProductOffer(product: ProductOfferProps) {
  const { price, isLowestPrice, sale, points, pointDescription, pointsHref, stock, label } = product;
  const i18n = useLanguage();
  const { t, toLang, formatDate } = i18n;
  return (
    <div className="grid content-start gap-5">
      {/* Another size can have another price. */}
      <div aria-live="polite" className="flex flex-wrap rounded-card border border-line-strong bg-surface">
        <p className="flex-1 p-4">
          <span className="block text-note text-ink-muted">{t('Price, taxes included')}</span>
          <Price rupees={price} isLowest={isLowestPrice} className="text-title font-bold" />
          <MaximumPrice sale={sale} />
          {sale && (
            <span className="block text-note">
              {t('Sale until {date}', { date: formatDate(sale.until) })}
            </span>
          )}
          {label?.unitPrice !== undefined && (
            <span className="block text-note text-ink-muted">
              {formatUnitPriceText(i18n, label.unitPrice)}
            </span>
          )}
        </p>
        <p className="-ms-px flex-1 border-s border-line-strong p-4">
          <span className="block text-note text-ink-muted">{t('You earn')}</span>
          <Points points={points} className="text-title font-bold" />
          {pointsHref !== undefined && (
            <span className="block text-note">
              <TextLink href={pointsHref}>{t('What are points?')}</TextLink>
            </span>
          )}
        </p>
        <p className="w-full border-t border-line-strong px-4 py-3">
          <Stock stock={stock} />
        </p>
      </div>
      {pointDescription !== '' && (
        <p lang={toLang(t(pointDescription))} className="text-note text-ink-muted">
          {t(pointDescription)}
        </p>
      )}
    </div>
  );
}
