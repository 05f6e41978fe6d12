import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FormAlert } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx';
import { Price } from '../../primitives/price/price.tsx';
import { Spinner } from '../../primitives/spinner/spinner.tsx';

export interface PaymentPanelProps {
  status: 'opening' | 'paying' | 'confirming' | 'waiting' | 'failed' | 'expired' | 'paid';
  /** The order number for people: `PGM-000123`; leave it out while it is not known. */
  orderNumber?: string | undefined;
  /** In rupees; undefined while it is not known. */
  amount: number | undefined;
  /** Why it is not paid, in English. */
  reason: string | undefined;
  /** A payment that arrived too late is refunded. */
  isPaidBack: boolean;
  /** How many minutes an order waits for its payment after it was placed. */
  minutes: number;
  /** A link or button that opens the order. */
  leave: ReactNode;
  onRetry: () => void;
  onCheck: () => void;
}

const words = {
  opening: { title: 'Pay for your order', text: 'Your payment is being started.' },
  paying: { title: 'Pay for your order', text: 'Complete the payment in the window that has opened.' },
  confirming: {
    title: 'Waiting for your bank',
    text: 'Your payment is being confirmed. This can take up to a minute.',
  },
  waiting: { title: 'Waiting for your bank', text: 'Your bank has not confirmed the payment yet.' },
  failed: { title: 'The payment did not go through', text: undefined },
  expired: { title: 'The payment time has expired', text: 'Your order was cancelled.' },
  paid: { title: 'Payment received', text: 'We will pack your order soon.' },
} as const;

/** The steps of a payment while it goes on. */
const STEPS = ['opening', 'paying', 'confirming'];

/** The status of an order's payment, including the page's heading, and the one possible action. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { status, orderNumber, amount, reason, isPaidBack, minutes, leave, onRetry, onCheck } = props;
  const { t, formatNumber } = useLanguage();
  const { title, text } = words[status];
  const textId = useId();
  const step = STEPS.indexOf(status) + 1;
  const isBusy = step > 0;
  const isAwaited = isBusy || status === 'failed' || status === 'waiting';
  return (
    <div className="measure grid gap-6 pb-16 pt-6">
      <div className="grid max-w-prose gap-4">
        {/* The pressed button disappears with its state, so each new heading receives the focus. */}
        <Heading key={title} title={title} describedBy={text && textId} />
        <FormAlert alert={status === 'failed' ? (reason ?? 'Something went wrong') : undefined} />
        {text !== undefined && (
          <p id={textId} role="status" className="flex items-center gap-3 text-lead">
            {isBusy && <Spinner />}
            <span>{t(text)}</span>
          </p>
        )}
        {isBusy && (
          <ProgressBar
            aria-label={t('Step {step} of {count}', {
              step: formatNumber(step),
              count: formatNumber(STEPS.length),
            })}
            value={step}
            max={STEPS.length}
          />
        )}
        {status === 'waiting' && (
          <p>
            {t(
              'Your order is safe. It will continue as soon as your bank confirms the payment. Do not pay twice.',
            )}
          </p>
        )}
        {isPaidBack && <p>{t('Your payment arrived too late. We will refund it.')}</p>}
        <Facts orderNumber={orderNumber} amount={amount} isPaid={status === 'paid'} />
        {isAwaited && (
          <p className="figures text-note text-ink-muted">
            {t(
              'We will hold your order for {minutes} minutes. If you do not pay by then, it will be cancelled.',
              {
                minutes: formatNumber(minutes),
              },
            )}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {status === 'failed' && <Button onClick={onRetry}>{t('Try again')}</Button>}
        {status === 'waiting' && <Button onClick={onCheck}>{t('Check again')}</Button>}
        {leave}
      </div>
    </div>
  );
}

interface FactsProps extends Pick<PaymentPanelProps, 'orderNumber' | 'amount'> {
  isPaid: boolean;
}

function Facts({ orderNumber, amount, isPaid }: FactsProps) {
  const { t } = useLanguage();
  if (orderNumber === undefined && amount === undefined) return null;
  return (
    <dl className="figures grid gap-2 rounded-card border border-line-strong bg-surface p-5">
      {orderNumber !== undefined && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt>{t('Order number')}</dt>
          <dd className="text-lead font-bold">{orderNumber}</dd>
        </div>
      )}
      {amount !== undefined && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt>{isPaid ? t('Total') : t('Amount to pay')}</dt>
          <dd className="text-lead font-bold">
            <Price rupees={amount} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Heading({ title, describedBy }: { title: string; describedBy: string | undefined }) {
  const { t } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      aria-describedby={describedBy}
      className="text-heading font-bold outline-none"
    >
      {t(title)}
    </h1>
  );
}
