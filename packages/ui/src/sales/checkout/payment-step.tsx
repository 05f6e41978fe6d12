import { useEffect, useId, useRef } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import { Form } from '../../forms/form/form.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { ActionBar } from './action-bar.tsx';
import type { CheckoutProps } from './checkout.types.ts';
import { ChoiceCard } from './choice-card.tsx';
import { methodNames } from './choice-names.ts';
import { QuoteSummary } from './quote-summary.tsx';
import { StepColumns } from './step-columns.tsx';

type StepProps = Pick<
  CheckoutProps,
  | 'alert'
  | 'method'
  | 'methodProblem'
  | 'canProveMobile'
  | 'couponBox'
  | 'gstin'
  | 'quote'
  | 'isPricing'
  | 'onChooseMethod'
  | 'onProveMobile'
  | 'onToggleGstin'
  | 'onChangeGstin'
  | 'onContinue'
>;

const methods = [
  { method: 'COD', hint: 'Pay when it arrives' },
  { method: 'UPI', hint: 'Pay now with any UPI app' },
  { method: 'CARD', hint: 'Pay now by debit or credit card' },
] as const;

/** The step with the coupon and the payment method. */
export function PaymentStep({ alert, method, couponBox, gstin, quote, isPricing, ...props }: StepProps) {
  const { methodProblem, canProveMobile, ...verbs } = props;
  const { t } = useLanguage();
  const id = useId();
  const { step, look } = useFocusOnInvalid(isPricing);
  const goOn = () => {
    look();
    verbs.onContinue();
  };
  return (
    <StepColumns
      ref={step}
      aside={
        <>
          <QuoteSummary quote={quote} />
          <ActionBar alert={alert} total={quote?.total}>
            <Button wide busy={isPricing} onClick={goOn}>
              {t('Continue')}
            </Button>
          </ActionBar>
        </>
      }
    >
      <section aria-labelledby={`${id}coupon`} className="rounded-card border bg-surface p-5">
        <h2 id={`${id}coupon`} className="mb-3 text-lead font-bold">
          {t('Coupon')}
        </h2>
        {couponBox}
      </section>
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-3 text-lead font-bold">{t('Payment method')}</legend>
        {methods.map(({ method: one, hint }) => (
          <ChoiceCard
            key={one}
            name={`${id}method`}
            value={one}
            isChosen={one === method}
            onChoose={() => verbs.onChooseMethod(one)}
            title={t(methodNames[one])}
          >
            <span className="text-ink-muted">{t(hint)}</span>
          </ChoiceCard>
        ))}
        {methodProblem !== undefined && (
          <div role="status" className="rounded-card border border-line-strong bg-sunken p-4">
            <p>{t(methodProblem)}</p>
            {canProveMobile && (
              <Button variant="secondary" className="mt-3" onClick={verbs.onProveMobile}>
                {t('Verify a mobile number')}
              </Button>
            )}
          </div>
        )}
      </fieldset>
      <Form onSubmit={goOn} className="grid gap-4">
        <Checkbox
          label="I need a GST invoice for my business"
          checked={gstin.isWanted}
          onChange={(event) => verbs.onToggleGstin(event.target.checked)}
        />
        {gstin.isWanted && (
          <TextField
            label="GST number"
            hint="15 letters and digits, as on your GST certificate"
            name="gstin"
            value={gstin.value}
            error={gstin.error}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="uppercase"
            onChange={(event) => verbs.onChangeGstin(event.target.value)}
          />
        )}
      </Form>
    </StepColumns>
  );
}

/** Moves the focus to what blocks the next step, because it may be out of view of the button. */
function useFocusOnInvalid(isPricing: boolean) {
  const step = useRef<HTMLDivElement>(null);
  const isLooking = useRef(false);
  // Without a dependency list, because errors arrive with a later render, after the press or after the response.
  useEffect(() => {
    if (!isLooking.current || isPricing) return;
    isLooking.current = false;
    step.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
  const look = () => {
    isLooking.current = true;
  };
  return { step, look };
}
