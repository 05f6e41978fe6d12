import { useId } from 'react';
import { FormAlert, type FormAlertWords } from '../alert-panel/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Form } from '../form/index.ts';
import { useLanguage } from '../language/index.ts';
import { AddressFields, type AddressFieldsProps } from './address-fields.tsx';

export interface AddressFormProps extends AddressFieldsProps {
  mode: 'add' | 'edit';
  isOpen: boolean;
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  /** The answer is awaited. */
  isSaving: boolean;
  onSubmit: () => void;
  /** Called by 'Cancel', Escape, the close button and a press outside. */
  onClose: () => void;
}

/** A new address, or a change of one, above the page. */
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
        {/* A new attempt takes the alert away, so that the next one is said anew. */}
        {!isSaving && <FormAlert alert={alert} />}
        <AddressFields {...fields} />
      </Form>
    </Dialog>
  );
}
