import type { ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { type FormFields, toField } from '../../forms/form/form-fields.ts';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { withValue } from '../../forms/select-field/with-value.ts';
import { mobileNumber } from '../../forms/text-field/mobile-number.ts';
import { TextField } from '../../forms/text-field/text-field.tsx';

/** The fields without which nothing can be delivered, in order. */
export type DeliveryField =
  | 'name'
  | 'phone_number'
  | 'postal_code'
  | 'street_address'
  | 'additional_address_line'
  | 'city'
  | 'state';

/** City and state of a postal code, or that it is unknown. */
type PostalPlace = { city: string; state: string } | 'unknown';

export interface DeliveryFieldsProps extends FormFields<DeliveryField> {
  stateOptions: readonly string[];
  /** The browser may fill in the user's own address. Default false: it is the address of another person. */
  isOwn?: boolean;
  /** Where the postal code belongs; undefined while there is nothing to say about it. Default undefined. */
  postalPlace?: PostalPlace | undefined;
  /** Whether the shop delivers to the postal code, below it. Default: nothing. */
  postalDelivery?: ReactNode;
  /** A field between the phone number and the address. Default none. */
  afterPhone?: ReactNode;
  /** A field beside the postal code. Default none. */
  besidePostalCode?: ReactNode;
}

/** The fields for the recipient and the place of a delivery. */
export function DeliveryFields({ values, errors, onChange, stateOptions, ...rest }: DeliveryFieldsProps) {
  const { isOwn = false, postalPlace, postalDelivery, afterPhone, besidePostalCode } = rest;
  const field = toField({ values, errors, onChange });
  const filledBy = (autoComplete: string) => ({ autoComplete: isOwn ? autoComplete : 'off' });
  const pair = 'grid items-start gap-5 sm:grid-cols-2';
  return (
    <>
      <TextField {...field('name')} {...filledBy('name')} label="Name" />
      <TextField
        {...field('phone_number')}
        {...mobileNumber}
        {...filledBy(mobileNumber.autoComplete)}
        label="Phone number"
      />
      {afterPhone}
      {/* Before the rest of the address, because it fills in city and state. */}
      <div className={pair}>
        <div className="grid gap-1.5">
          <TextField
            {...field('postal_code')}
            {...filledBy('postal-code')}
            label="Postal code"
            inputMode="numeric"
            className="figures"
          />
          <PostalPlaceNote place={postalPlace} />
          {postalDelivery}
        </div>
        {besidePostalCode}
      </div>
      <TextField {...field('street_address')} {...filledBy('address-line1')} label="Street address" />
      <TextField
        {...field('additional_address_line')}
        {...filledBy('address-line2')}
        label="Additional address line"
        optional
      />
      <div className={pair}>
        <TextField {...field('city')} {...filledBy('address-level2')} label="City" />
        <SelectField
          {...field('state')}
          {...filledBy('address-level1')}
          label="State"
          placeholder="Select an option"
          options={withValue(
            stateOptions.map((state) => ({ value: state })),
            values.state,
          )}
        />
      </div>
    </>
  );
}

/** Says below the postal code what it was found to be; it never stands in the way. */
function PostalPlaceNote({ place }: { place: PostalPlace | undefined }) {
  const { t } = useLanguage();
  return (
    <p role="status" className="text-note text-ink-muted">
      {place === 'unknown' && t('We do not know this PIN code. Fill in city and state yourself.')}
      {typeof place === 'object' && `${place.city}, ${t(place.state)}`}
    </p>
  );
}
