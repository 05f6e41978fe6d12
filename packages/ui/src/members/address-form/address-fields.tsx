import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import { type FormFields, toField } from '../../forms/form/form-fields.ts';
import { RadioGroup } from '../../forms/radio-group/radio-group.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import {
  type DeliveryField,
  DeliveryFields,
  type DeliveryFieldsProps,
} from '../delivery-fields/delivery-fields.tsx';

/** The fields of an address. */
type AddressField = DeliveryField | 'email' | 'country' | 'landmarks' | 'type';

export interface AddressFieldsProps
  extends
    FormFields<AddressField>,
    Pick<DeliveryFieldsProps, 'stateOptions' | 'postalPlace' | 'postalDelivery'> {
  /** The typed values; `landmarks` with commas between them, `type` one of 'HOME', 'OFFICE' and 'OTHER'. */
  values: Readonly<Record<AddressField, string>>;
  isDefault: boolean;
  onToggleDefault: (isDefault: boolean) => void;
}

const types = [
  { value: 'HOME', label: 'Home|address' },
  { value: 'OFFICE', label: 'Office' },
  { value: 'OTHER', label: 'Other' },
] as const;

/** The fields for the recipient, the address and the kind of place. */
export function AddressFields({ values, isDefault, errors, ...props }: AddressFieldsProps) {
  const { stateOptions, postalPlace, postalDelivery, onChange, onToggleDefault } = props;
  const field = toField({ values, errors, onChange });
  return (
    <>
      <DeliveryFields
        {...{ values, errors, onChange, stateOptions, postalPlace, postalDelivery }}
        isOwn
        afterPhone={
          <TextField {...field('email')} label="Email" optional type="email" autoComplete="email" />
        }
        besidePostalCode={<TextField {...field('country')} label="Country" autoComplete="country-name" />}
      />
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
