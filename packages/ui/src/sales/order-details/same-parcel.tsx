import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import type { OrderFacts } from './order-facts.ts';

/** The orders that go in one parcel with an order: the one to which its pieces were added, or those of added pieces. */
export function SameParcel({ goesWith, addedOrders = [] }: Pick<OrderFacts, 'goesWith' | 'addedOrders'>) {
  const { t } = useLanguage();
  if (!goesWith && addedOrders.length === 0) return null;
  return (
    <div className="mt-2 grid justify-items-start gap-1">
      {goesWith && (
        <TextLink href={goesWith.href}>{t('Goes with order {number}', { number: goesWith.number })}</TextLink>
      )}
      {addedOrders.map(({ number, href, isPaid }) => (
        <TextLink key={number} href={href}>
          {isPaid
            ? t('Added pieces: order {number}', { number })
            : t('Added pieces: order {number}, not paid yet', { number })}
        </TextLink>
      ))}
    </div>
  );
}
