import { useLanguage } from '../../foundations/language/language.tsx';
import { OrderLine } from '../order-line/order-line.tsx';
import { Points } from '../../primitives/points/points.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import type { OrderFacts } from './order-facts.ts';

/** The ordered products. */
export function OrderItems({ items }: Pick<OrderFacts, 'items'>) {
  const { t, formatRupees, formatNumber } = useLanguage();
  return (
    <ul>
      {items.map(({ lineKey, price, points, reversed, reviewHref, ...line }) => (
        <OrderLine
          key={lineKey}
          {...line}
          facts={
            <>
              <span>{t('{price} each', { price: formatRupees(price) })}</span>
              <Points points={points} />
              {reversed > 0 && (
                <span className="font-semibold text-ink">
                  {t('{count} cancelled or returned', { count: formatNumber(reversed) })}
                </span>
              )}
            </>
          }
          notice={
            reviewHref !== undefined && (
              <TextLink
                href={reviewHref}
                aria-label={t('Write a review of {name}', { name: line.name })}
                className="justify-self-start"
              >
                {t('Write a review')}
              </TextLink>
            )
          }
        />
      ))}
    </ul>
  );
}
