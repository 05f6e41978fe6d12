import { ButtonLink } from '../button/index.ts';
import { useLanguage } from '../language/index.ts';
import { PayByNote } from '../order-status/index.ts';

interface AwaitedPaymentProps {
  /** ISO text; null where no end is known. */
  payBy: string | null;
  /** The order's own page, where it is paid. */
  href: string;
  /** The id of what tells which order this is. */
  describedBy: string;
}

/** That an order lapses without its payment, and the way to pay it. */
export function AwaitedPayment({ payBy, href, describedBy }: AwaitedPaymentProps) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-field bg-sunken p-3">
      <div className="grid gap-1">
        <p className="font-semibold">{t('The payment is awaited')}</p>
        {payBy !== null && <PayByNote payBy={payBy} />}
      </div>
      <ButtonLink variant="secondary" href={href} aria-describedby={describedBy}>
        {t('Pay now')}
      </ButtonLink>
    </div>
  );
}
