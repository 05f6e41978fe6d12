import { useLanguage } from '../../foundations/language/language.tsx';
import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import { type FormFields, toField } from '../../forms/form/form-fields.ts';
import { RadioGroup } from '../../forms/radio-group/radio-group.tsx';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { mobileNumber } from '../../forms/text-field/mobile-number.ts';
import { TextField } from '../../forms/text-field/text-field.tsx';

/** The fields of an address, in order. */
type AddressField =
  | 'name'
  | 'phone_number'
  | 'email'
  | 'postal_code'
  | 'country'
  | 'street_address'
  | 'additional_address_line'
  | 'city'
  | 'state'
  | 'landmarks'
  | 'type';

/** City and state of a postal code, or that it is unknown. */
type PostalPlace = { city: string; state: string } | 'unknown';

export interface AddressFieldsProps extends FormFields<AddressField> {
  /** The typed values; `landmarks` with commas between them, `type` one of 'HOME', 'OFFICE' and 'OTHER'. */
  values: Readonly<Record<AddressField, string>>;
  isDefault: boolean;
  stateOptions: readonly string[];
  /** Where the postal code belongs; undefined while there is nothing to say about it. Default undefined. */
  postalPlace?: PostalPlace | undefined;
  onToggleDefault: (isDefault: boolean) => void;
}

const types = [
  { value: 'HOME', label: 'Home|address' },
  { value: 'OFFICE', label: 'Office' },
  { value: 'OTHER', label: 'Other' },
] as const;

/** The fields for the recipient, the address and the kind of place. */
export function AddressFields({ values, isDefault, errors, ...props }: AddressFieldsProps) {
  const { stateOptions, postalPlace, onChange, onToggleDefault } = props;
  const field = toField({ values, errors, onChange });
  const digits = { inputMode: 'numeric', className: 'figures' } as const;
  const pair = 'grid items-start gap-5 sm:grid-cols-2';
  return (
    <>
      <TextField {...field('name')} label="Name" autoComplete="name" />
      <TextField {...field('phone_number')} {...mobileNumber} label="Phone number" />
      <TextField {...field('email')} label="Email" optional type="email" autoComplete="email" />
      {/* Before the rest of the address, because it fills in city and state. */}
      <div className={pair}>
        <div className="grid gap-1.5">
          <TextField {...field('postal_code')} {...digits} label="Postal code" autoComplete="postal-code" />
          <PostalPlaceNote place={postalPlace} />
        </div>
        <TextField {...field('country')} label="Country" autoComplete="country-name" />
      </div>
      <TextField {...field('street_address')} label="Street address" autoComplete="address-line1" />
      <TextField
        {...field('additional_address_line')}
        label="Additional address line"
        optional
        autoComplete="address-line2"
      />
      <div className={pair}>
        <TextField {...field('city')} label="City" autoComplete="address-level2" />
        <SelectField
          {...field('state')}
          label="State"
          placeholder="Select an option"
          autoComplete="address-level1"
          options={stateOptions.map((state) => ({ value: state }))}
        />
      </div>
      <TextField {...field('landmarks')} label="Landmarks" hint="Separate them with commas" optional />
      <RadioGroup
        name="type"
        label="Address type"
        options={types}
        value={values.type}
        error={errors.type}
        onValueChange={(value) => onChange('type', value)}
        className="sm:grid-cols-3"
      />
      <Checkbox
        name="isDefault"
        label="Use as my default address"
        checked={isDefault}
        onChange={(event) => onToggleDefault(event.currentTarget.checked)}
      />
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
