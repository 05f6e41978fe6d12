import { useId } from 'react';
import { FormAlert } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { PostalAddress } from '../../primitives/postal-address/postal-address.tsx';
import { ActionBar } from './action-bar.tsx';
import { BlockedNote } from './blocked-note.tsx';
import type { CheckoutProps } from './checkout.types.ts';
import { ChoiceCard } from './choice-card.tsx';
import { QuoteDetails, isBlocked } from './quote-details.tsx';
import { StepColumns } from './step-columns.tsx';

type StepProps = Pick<
  CheckoutProps,
  | 'alert'
  | 'addresses'
  | 'selectedAddressId'
  | 'addressesHref'
  | 'addAddress'
  | 'canContinue'
  | 'quote'
  | 'cartHref'
  | 'onSelectAddress'
  | 'onContinue'
>;

/** The step that selects an address for the order, or adds a new one. */
export function AddressStep({ alert, addresses, selectedAddressId, addAddress, ...rest }: StepProps) {
  const { addressesHref, canContinue, quote, cartHref, onSelectAddress, onContinue } = rest;
  const { t } = useLanguage();
  const id = useId();
  const isChosen = selectedAddressId !== undefined;
  const hasProblem = isBlocked(quote);
  return (
    <StepColumns
      aside={
        <>
          <QuoteDetails quote={quote} cartHref={cartHref} />
          {/* Without an address, the only action is to add one. */}
          {addresses.length === 0 ? (
            <FormAlert alert={alert} />
          ) : (
            <ActionBar alert={alert} total={hasProblem ? undefined : quote?.total}>
              <div className="grid gap-2">
                {hasProblem && <BlockedNote id={`${id}why`} cartHref={cartHref} />}
                {!hasProblem && !isChosen && (
                  <p id={`${id}why`} className="text-note text-ink-muted">
                    {t('Choose an address to continue.')}
                  </p>
                )}
                <Button
                  wide
                  disabled={!canContinue}
                  aria-describedby={isChosen && !hasProblem ? undefined : `${id}why`}
                  onClick={onContinue}
                >
                  {t('Continue')}
                </Button>
              </div>
            </ActionBar>
          )}
        </>
      }
    >
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-3 text-lead font-bold">{t('Where should we deliver?')}</legend>
        {addresses.length === 0 && (
          <p className="text-ink-muted">{t('You have no saved addresses. Add one for this delivery.')}</p>
        )}
        {addresses.map((address) => (
          <ChoiceCard
            key={address.id}
            name={`${id}address`}
            value={address.id}
            isChosen={address.id === selectedAddressId}
            onChoose={() => onSelectAddress(address.id)}
            title={address.name}
          >
            <PostalAddress address={address} />
          </ChoiceCard>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        {addAddress}
        {addresses.length > 0 && (
          <TextLink href={addressesHref} className="flex min-h-11 items-center">
            {t('Change addresses')}
          </TextLink>
        )}
      </div>
    </StepColumns>
  );
}
