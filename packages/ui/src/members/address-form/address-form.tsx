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
  /** Called by 'Cancel': what was typed is given up. */
  onCancel: () => void;
  /** Called by Escape, the close button, a press outside and Back: what was typed stays. */
  onClose: () => void;
}

/** A dialog that adds or changes an address. */
export function AddressForm({
  mode,
  isOpen,
  alert,
  isSaving,
  onSubmit,
  onCancel,
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
      onCancel={onCancel}
      onClose={onClose}
    >
      <AddressFields {...fields} />
    </FormDialog>
  );
}
