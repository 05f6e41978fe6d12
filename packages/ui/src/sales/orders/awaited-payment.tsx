import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { PayByNote } from '../order-status/pay-by-note.tsx';

interface AwaitedPaymentProps {
  /** ISO text; null where no end is known. */
  payBy: string | null;
  /** The order's own page, where the member pays. */
  href: string;
  /** The id of the element that identifies the order. */
  describedBy: string;
}

/** Says that an order expires without its payment, and links to the payment. */
export function AwaitedPayment({ payBy, href, describedBy }: AwaitedPaymentProps) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-field bg-sunken p-3">
      <div className="grid gap-1">
        <p className="font-semibold">{t('Payment pending')}</p>
        {payBy !== null && <PayByNote payBy={payBy} />}
      </div>
      <ButtonLink variant="secondary" href={href} aria-describedby={describedBy}>
        {t('Pay now')}
      </ButtonLink>
    </div>
  );
}
