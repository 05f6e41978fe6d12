import { useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { FigureTable } from './figure-table.tsx';

/** A product with much revenue in a period. */
export interface TopProduct {
  productId: string;
  name: string;
  pieces: number;
  /** Paise. */
  revenuePaise: number;
  /** The same in the period before; paise. */
  revenuePaiseBefore: number;
}

export interface TopProductsProps {
  products: readonly TopProduct[];
  onExport: () => void;
}

/** The products with the most revenue in a period. */
export function TopProducts({ products, onExport }: TopProductsProps) {
  const { t, formatNumber, formatRupees } = useLanguage();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={headingId} className="font-semibold">
          {t('Top products')}
        </h3>
        {products.length > 0 && (
          <Button variant="secondary" size="small" onClick={onExport}>
            {t('Export products as CSV')}
          </Button>
        )}
      </div>
      {products.length === 0 ? (
        <p className="text-ink-muted">{t('Nothing was sold in this period.')}</p>
      ) : (
        <FigureTable
          label={t('Top products')}
          columns={[t('Product'), t('Pieces'), t('Revenue'), t('Period before')]}
          rows={products.map(({ productId, name, pieces, revenuePaise, revenuePaiseBefore }) => ({
            key: productId,
            cells: [
              name,
              formatNumber(pieces),
              formatRupees(revenuePaise / 100),
              formatRupees(revenuePaiseBefore / 100),
            ],
          }))}
        />
      )}
    </section>
  );
}
