import { useId } from 'react';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Price } from '../../primitives/price/price.tsx';
import { ActionBar } from './action-bar.tsx';
import { BlockedNote } from './blocked-note.tsx';
import type { CheckoutProps } from './checkout.types.ts';
import { deliveryNames } from './choice-names.ts';
import { ChoiceCard } from './choice-card.tsx';
import { QuoteDetails, isBlocked } from './quote-details.tsx';
import { StepColumns } from './step-columns.tsx';

type StepProps = Pick<
  CheckoutProps,
  | 'alert'
  | 'deliveries'
  | 'delivery'
  | 'courierNote'
  | 'isPricing'
  | 'canContinue'
  | 'quote'
  | 'cartHref'
  | 'onChooseDelivery'
  | 'onChangeCourierNote'
  | 'onContinue'
>;

/** The step that selects a delivery method, with its price and arrival date, and says what the courier should know. */
export function DeliveryStep({ alert, deliveries, delivery, courierNote, isPricing, ...rest }: StepProps) {
  const { canContinue, quote, cartHref, onChooseDelivery, onChangeCourierNote, onContinue } = rest;
  const { t, formatDate } = useLanguage();
  const id = useId();
  const hasProblem = isBlocked(quote);
  return (
    <StepColumns
      aside={
        <>
          <QuoteDetails quote={quote} cartHref={cartHref} />
          <ActionBar alert={alert} total={hasProblem ? undefined : quote?.total}>
            <div className="grid gap-2">
              {hasProblem && <BlockedNote id={`${id}why`} cartHref={cartHref} />}
              <Button
                wide
                disabled={!canContinue && !isPricing}
                busy={isPricing}
                aria-describedby={hasProblem ? `${id}why` : undefined}
                onClick={onContinue}
              >
                {t('Continue')}
              </Button>
            </div>
          </ActionBar>
        </>
      }
    >
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-3 text-lead font-bold">{t('Delivery options')}</legend>
        {deliveries.map(({ method, fee, arrivesBy }) => (
          <ChoiceCard
            key={method}
            name={`${id}delivery`}
            value={method}
            isChosen={method === delivery}
            onChoose={() => onChooseDelivery(method)}
            title={t(deliveryNames[method])}
            aside={fee === 0 ? t('Free') : <Price rupees={fee} />}
          >
            <span className="figures">{t('Arrives by {date}', { date: formatDate(arrivesBy) })}</span>
          </ChoiceCard>
        ))}
      </fieldset>
      <TextField
        label="Note for the courier"
        hint="Such as a landmark, or when someone is at home"
        optional
        name="courierNote"
        value={courierNote}
        onChange={({ currentTarget }) => onChangeCourierNote(currentTarget.value)}
      />
    </StepColumns>
  );
}
