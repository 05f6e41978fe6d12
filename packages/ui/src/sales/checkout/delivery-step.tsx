import { useId } from 'react';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Price } from '../../primitives/price/price.tsx';
import { ActionBar } from './action-bar.tsx';
import type { CheckoutProps } from './checkout.types.ts';
import { deliveryNames } from './choice-names.ts';
import { ChoiceCard } from './choice-card.tsx';

type StepProps = Pick<
  CheckoutProps,
  | 'alert'
  | 'deliveries'
  | 'delivery'
  | 'courierNote'
  | 'isPricing'
  | 'onChooseDelivery'
  | 'onChangeCourierNote'
  | 'onContinue'
>;

/** The step that selects a delivery method, with its price and arrival date, and says what the courier should know. */
export function DeliveryStep({ alert, deliveries, delivery, courierNote, isPricing, ...verbs }: StepProps) {
  const { onChooseDelivery, onChangeCourierNote, onContinue } = verbs;
  const { t, formatDate } = useLanguage();
  const id = useId();
  return (
    <div className="flex max-w-prose flex-col gap-5">
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
      <ActionBar alert={alert}>
        <Button wide busy={isPricing} onClick={onContinue}>
          {t('Continue')}
        </Button>
      </ActionBar>
    </div>
  );
}
