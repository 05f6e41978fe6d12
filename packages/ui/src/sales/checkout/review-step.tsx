import { useId } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { PostalAddress } from '../../primitives/postal-address/postal-address.tsx';
import { ActionBar } from './action-bar.tsx';
import { BlockedNote } from './blocked-note.tsx';
import { QuoteSkeleton } from './checkout-skeleton.tsx';
import type { CheckoutProps } from './checkout.types.ts';
import { deliveryNames, methodNames } from './choice-names.ts';
import { isBlocked } from './quote-details.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteSummary } from './quote-summary.tsx';
import { StepColumns } from './step-columns.tsx';
import { ReviewedChoice } from './reviewed-choice.tsx';

type StepProps = Pick<
  CheckoutProps,
  | 'alert'
  | 'addresses'
  | 'selectedAddressId'
  | 'deliveries'
  | 'delivery'
  | 'courierNote'
  | 'method'
  | 'gstin'
  | 'quote'
  | 'isPlacing'
  | 'isOutcomeUnknown'
  | 'canPlace'
  | 'onStep'
  | 'onPlace'
  | 'cartHref'
>;

/** The step that shows the whole order before it is placed. */
export function ReviewStep(props: StepProps) {
  const { alert, addresses, selectedAddressId, deliveries, delivery, courierNote, method, gstin, quote } =
    props;
  const { isPlacing, isOutcomeUnknown, canPlace, onStep, onPlace, cartHref } = props;
  const { t, formatDate } = useLanguage();
  const id = useId();
  const address = addresses.find((one) => one.id === selectedAddressId);
  const arrivesBy = deliveries.find((one) => one.method === delivery)?.arrivesBy;
  // A sent order cannot be changed and may already be placed; its products may be out of stock for that reason.
  const isLocked = isPlacing || isOutcomeUnknown;
  const hasProblem = !isLocked && isBlocked(quote);
  return (
    <StepColumns
      aside={
        <>
          <QuoteSummary quote={quote} namesProblem={!isLocked} />
          <ActionBar alert={alert} total={hasProblem ? undefined : quote?.total}>
            <div className="grid gap-2">
              {isOutcomeUnknown && !isPlacing && (
                <p id={`${id}unconfirmed`} className="text-note font-medium">
                  {t('We did not get a confirmation. Press again: your order is placed only once.')}
                </p>
              )}
              {hasProblem && <BlockedNote id={`${id}why`} cartHref={cartHref} />}
              <Button
                wide
                disabled={!canPlace || hasProblem}
                busy={isPlacing}
                busyText="Placing your order..."
                aria-describedby={hasProblem ? `${id}why` : isOutcomeUnknown ? `${id}unconfirmed` : undefined}
                onClick={onPlace}
              >
                {method === 'COD' ? t('Place order') : t('Place order and pay')}
              </Button>
            </div>
          </ActionBar>
        </>
      }
    >
      <ReviewedChoice title={t('Deliver to')} isLocked={isLocked} onChange={() => onStep('address')}>
        {address !== undefined && (
          <>
            <p className="font-semibold wrap-anywhere">{address.name}</p>
            <PostalAddress address={address} />
          </>
        )}
      </ReviewedChoice>
      <ReviewedChoice title={t('Delivery')} isLocked={isLocked} onChange={() => onStep('delivery')}>
        <p className="font-semibold">{t(deliveryNames[delivery])}</p>
        {arrivesBy !== undefined && (
          <p className="figures">{t('Arrives by {date}', { date: formatDate(arrivesBy) })}</p>
        )}
        {courierNote.trim() !== '' && (
          <p className="wrap-anywhere">{t('For the courier: {note}', { note: courierNote })}</p>
        )}
      </ReviewedChoice>
      <ReviewedChoice title={t('Payment')} isLocked={isLocked} onChange={() => onStep('payment')}>
        <p className="font-semibold">{t(methodNames[method])}</p>
        {gstin.isWanted && (
          <p className="figures wrap-anywhere">{t('GST number: {gstin}', { gstin: gstin.value })}</p>
        )}
      </ReviewedChoice>
      <section aria-labelledby={`${id}items`} className="rounded-card border bg-surface p-5">
        <h2 id={`${id}items`} className="text-lead font-bold">
          {t('Items')}
        </h2>
        {quote === undefined ? (
          <QuoteSkeleton />
        ) : (
          <QuoteLines lines={quote.lines} cartHref={cartHref} isSent={isOutcomeUnknown} />
        )}
      </section>
    </StepColumns>
  );
}
