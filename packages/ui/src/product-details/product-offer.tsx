import { sayUnitPrice } from '../label-panel/index.ts';
import { useLanguage } from '../language/index.ts';
import { Points } from '../points/index.ts';
import { Price } from '../price/index.ts';
import { Stock } from '../stock/index.ts';
import type { ProductDetailsProps } from './product-details.tsx';

type OfferProps = Pick<
  ProductDetailsProps,
  'name' | 'brand' | 'category' | 'price' | 'points' | 'pointDescription' | 'stock' | 'label'
>;

/** Name, price, points and stock. */
export function ProductOffer(product: OfferProps) {
  const { name, brand, category, price, points, pointDescription, stock, label } = product;
  const speech = useLanguage();
  const { t } = speech;
  return (
    <div className="grid content-start gap-5">
      <div>
        <p className="font-medium text-ink-muted">
          {brand} · {t(category)}
        </p>
        <h1 className="mt-1 text-heading font-bold">{name}</h1>
      </div>
      <div className="flex flex-wrap rounded-card border border-line-strong bg-surface">
        <p className="flex-1 p-4">
          <span className="block text-note text-ink-muted">{t('Price, taxes included')}</span>
          <Price rupees={price} className="text-title font-bold" />
          {label?.unitPrice !== undefined && (
            <span className="block text-note text-ink-muted">{sayUnitPrice(speech, label.unitPrice)}</span>
          )}
        </p>
        <p className="-ms-px flex-1 border-s border-line-strong p-4">
          <span className="block text-note text-ink-muted">{t('You collect')}</span>
          <Points points={points} className="text-title font-bold" />
        </p>
        <p className="w-full border-t border-line-strong px-4 py-3">
          <Stock stock={stock} />
        </p>
      </div>
      {pointDescription !== '' && <p className="text-note text-ink-muted">{t(pointDescription)}</p>}
    </div>
  );
}
