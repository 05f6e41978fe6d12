import { ProvenFormDialog, type ProvenFormProps } from '../../auth/owner-proof/proven-form-dialog.tsx';
import { type FormFields, toField } from '../../forms/form/form-fields.ts';
import { TextField } from '../../forms/text-field/text-field.tsx';

/** The fields, in order. */
type BankDetailsField = 'holder' | 'accountNumber' | 'repeatedNumber' | 'ifsc' | 'pan';

export type BankDetailsFormProps = FormFields<BankDetailsField> & ProvenFormProps;

/** A dialog where a member enters the bank account and the PAN. */
export function BankDetailsForm({ values, errors, onChange, ...dialog }: BankDetailsFormProps) {
  const field = toField({ values, errors, onChange });
  // No browser offers to save a number that only its owner may know.
  const typed = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const;
  return (
    <ProvenFormDialog
      {...dialog}
      title="Bank account and PAN"
      submitLabel="Save"
      proofText="To save your bank account and PAN, confirm that it is you."
    >
      <TextField {...field('holder')} {...typed} label="Account holder" hint="As your bank knows the name" />
      <TextField
        {...field('accountNumber')}
        {...typed}
        label="Account number"
        inputMode="numeric"
        className="figures"
      />
      <TextField
        {...field('repeatedNumber')}
        {...typed}
        label="Account number again"
        inputMode="numeric"
        className="figures"
      />
      <TextField
        {...field('ifsc')}
        {...typed}
        label="IFSC"
        hint="For example, SBIN0001234"
        autoCapitalize="characters"
      />
      <TextField
        {...field('pan')}
        {...typed}
        label="PAN"
        hint="For example, ABCPE1234F"
        autoCapitalize="characters"
      />
    </ProvenFormDialog>
  );
}
