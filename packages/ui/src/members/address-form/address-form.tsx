import { useId } from 'react';
import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { Form } from '../../forms/form/form.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
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
  const { t } = useLanguage();
  const formId = useId();
  return (
    <Dialog
      open={isOpen}
      title={mode === 'add' ? 'Add New Address' : 'Edit Address'}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isSaving} busyText="Saving...">
            {mode === 'add' ? t('Save Address') : t('Update Address')}
          </Button>
        </>
      }
    >
      <Form id={formId} className="grid gap-5" onSubmit={onSubmit}>
        {/* A new attempt removes the alert, so that screen readers announce the next one again. */}
        {!isSaving && <FormAlert alert={alert} />}
        <AddressFields {...fields} />
      </Form>
    </Dialog>
  );
}
