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
  | 'street_address'
  | 'additional_address_line'
  | 'city'
  | 'state'
  | 'postal_code'
  | 'country'
  | 'landmarks'
  | 'type';

export interface AddressFieldsProps extends FormFields<AddressField> {
  /** The typed values; `landmarks` with commas between them, `type` one of 'HOME', 'OFFICE' and 'OTHER'. */
  values: Readonly<Record<AddressField, string>>;
  isDefault: boolean;
  stateOptions: readonly string[];
  onToggleDefault: (isDefault: boolean) => void;
}

const types = [
  { value: 'HOME', label: 'Home' },
  { value: 'OFFICE', label: 'Office' },
  { value: 'OTHER', label: 'Other' },
] as const;

/** The fields for the recipient, the address and the kind of place. */
export function AddressFields({ values, isDefault, errors, stateOptions, ...verbs }: AddressFieldsProps) {
  const { onChange, onToggleDefault } = verbs;
  const field = toField({ values, errors, onChange });
  const digits = { inputMode: 'numeric', className: 'figures' } as const;
  const pair = 'grid items-start gap-5 sm:grid-cols-2';
  return (
    <>
      <TextField {...field('name')} label="Name" autoComplete="name" />
      <TextField {...field('phone_number')} {...mobileNumber} label="Phone number" />
      <TextField {...field('email')} label="Email" optional type="email" autoComplete="email" />
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
      <div className={pair}>
        <TextField {...field('postal_code')} {...digits} label="Postal code" autoComplete="postal-code" />
        <TextField {...field('country')} label="Country" autoComplete="country-name" />
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
