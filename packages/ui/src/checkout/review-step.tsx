import { useId } from 'react';
import { Button } from '../button/index.ts';
import { useLanguage } from '../language/index.ts';
import { TextLink } from '../link/index.ts';
import { OrderAmounts } from '../order-amounts/index.ts';
import { PostalAddress } from '../postal-address/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { ActionBar } from './action-bar.tsx';
import type { CheckoutProps } from './checkout.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteSkeleton } from './checkout-skeleton.tsx';

type StepProps = Pick<
  CheckoutProps,
  | 'alert'
  | 'addresses'
  | 'selectedAddressId'
  | 'quote'
  | 'isPlacing'
  | 'canPlace'
  | 'onBack'
  | 'onPlace'
  | 'cartHref'
>;

const waysToPay = [{ value: 'COD', label: 'Cash on delivery', hint: 'Pay when it arrives' }] as const;

/** Everything an order says, once more before it is placed. */
export function ReviewStep({ alert, addresses, selectedAddressId, quote, cartHref, ...rest }: StepProps) {
  const { isPlacing, canPlace, onBack, onPlace } = rest;
  const { t } = useLanguage();
  const id = useId();
  const address = addresses.find((one) => one.id === selectedAddressId);
  const isBlocked = quote?.lines.some(({ problem }) => problem !== null) === true;
  return (
    // Not a grid on a phone: within one, the bar could not leave its own cell.
    <div className="flex flex-col gap-x-12 gap-y-6 lg:grid lg:grid-cols-3">
      <div className="grid content-start gap-6 lg:col-span-2">
        <section aria-labelledby={`${id}to`} className="rounded-card border bg-surface p-5">
          <div className="flex items-center justify-between gap-x-4">
            <h2 id={`${id}to`} className="text-lead font-bold">
              {t('Deliver to')}
            </h2>
            <Button
              variant="quiet"
              size="small"
              className="min-h-11"
              disabled={isPlacing}
              aria-describedby={`${id}to`}
              onClick={onBack}
            >
              {t('Change')}
            </Button>
          </div>
          {address !== undefined && (
            <>
              <p className="font-semibold wrap-anywhere">{address.name}</p>
              <PostalAddress address={address} />
            </>
          )}
        </section>
        <section aria-labelledby={`${id}items`} className="rounded-card border bg-surface p-5">
          <h2 id={`${id}items`} className="text-lead font-bold">
            {t('Items')}
          </h2>
          {quote === undefined ? <QuoteSkeleton /> : <QuoteLines lines={quote.lines} cartHref={cartHref} />}
        </section>
        {/* There is one way to pay, and it is said like a choice, so that nobody wonders. */}
        <RadioGroup
          label="Payment"
          name="payment"
          options={waysToPay}
          value="COD"
          onValueChange={() => undefined}
        />
      </div>
      <div className="contents lg:grid lg:content-start lg:gap-6">
        <section
          aria-labelledby={`${id}sum`}
          className="grid gap-4 rounded-card border border-line-strong bg-surface p-5"
        >
          <h2 id={`${id}sum`} className="text-lead font-bold">
            {t('Summary')}
          </h2>
          {quote !== undefined && <Amounts quote={quote} />}
        </section>
        <ActionBar alert={alert} total={isBlocked ? undefined : quote?.total}>
          <div className="grid gap-2">
            {isBlocked && (
              <p id={`${id}why`} className="text-note font-medium text-debit">
                {t('Something cannot be ordered as it is.')}{' '}
                <TextLink href={cartHref}>{t('Change your cart')}</TextLink>
              </p>
            )}
            <Button
              wide
              disabled={!canPlace || isBlocked}
              busy={isPlacing}
              busyText="Placing your order..."
              aria-describedby={isBlocked ? `${id}why` : undefined}
              onClick={onPlace}
            >
              {t('Place order')}
            </Button>
          </div>
        </ActionBar>
      </div>
    </div>
  );
}

function Amounts({ quote }: { quote: NonNullable<CheckoutProps['quote']> }) {
  const { subtotal, deliveryFee, total, points, freeDeliveryFrom } = quote;
  return <OrderAmounts {...{ subtotal, deliveryFee, total, points, freeDeliveryFrom }} />;
}
