import type { FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { FormDialog } from '../../forms/form-dialog/form-dialog.tsx';
import { AddressFields, type AddressFieldsProps } from './address-fields.tsx';

export interface AddressFormProps extends AddressFieldsProps {
  mode: 'add' | 'edit';
  isOpen: boolean;
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  /** The request is under way. */
  isSaving: boolean;
  onSubmit: () => void;
  /** Called by 'Cancel', Escape, the close button and a press outside. */
  onClose: () => void;
}

/** A dialog that adds or changes an address. */
export function AddressForm({
  mode,
  isOpen,
  alert,
  isSaving,
  onSubmit,
  onClose,
  ...fields
}: AddressFormProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      isBusy={isSaving}
      alert={alert}
      title={mode === 'add' ? 'Add New Address' : 'Edit Address'}
      submitLabel={mode === 'add' ? 'Save Address' : 'Update Address'}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <AddressFields {...fields} />
    </FormDialog>
  );
}
