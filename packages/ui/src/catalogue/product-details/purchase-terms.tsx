import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';

export interface PurchaseTermsProps {
  /** The fee of standard delivery and the subtotal from which it is free; rupees. */
  delivery: { readonly fee: number; readonly freeFrom: number };
  /** The number of days after the delivery in which an order can be returned. */
  returnDays: number;
  /** The address of the page on returns. */
  returnHref: string;
}

/** What a buyer wants to know before the cart: delivery, payment and return. */
export function PurchaseTerms({ delivery, returnDays, returnHref }: PurchaseTermsProps) {
  const { t, formatRupees } = useLanguage();
  return (
    <ul className="grid gap-1 text-note">
      <li className="figures">
        {t('Delivery {fee}, free on orders of {amount} or more', {
          fee: formatRupees(delivery.fee),
          amount: formatRupees(delivery.freeFrom),
        })}
      </li>
      <li>{t('Cash on delivery, UPI or card')}</li>
      <li>
        <TextLink href={returnHref}>
          {t('Return within {days} days of delivery', { days: returnDays })}
        </TextLink>
      </li>
    </ul>
  );
}
