import { useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog, type DialogProps } from '../../primitives/dialog/dialog.tsx';
import { Form } from '../form/form.tsx';

export type FormDialogProps = Omit<DialogProps, 'open' | 'footer' | 'onSubmit'> & {
  isOpen: boolean;
  /** The request is under way: the button waits. */
  isBusy: boolean;
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  /** The label of the button that submits, in English. */
  submitLabel: string;
  /** The label while busy. Default 'Saving...'. */
  busyText?: string;
  /** What is submitted cannot be undone. Default false. */
  isDangerous?: boolean;
  /** The label of the other button, in English. Default 'Cancel'. */
  cancelLabel?: string;
  /** Something else is under way, so that nothing can be submitted. Default false. */
  isSubmitDisabled?: boolean;
  onSubmit: () => void;
  /** Called by the other button. Default `onClose`. */
  onCancel?: () => void;
};

/** A dialog with one form. `children` are its fields. Records of staff have a `RecordDialog`. */
export function FormDialog({ isOpen, isBusy, alert, submitLabel, onSubmit, ...props }: FormDialogProps) {
  const {
    busyText = 'Saving...',
    cancelLabel = 'Cancel',
    isSubmitDisabled = false,
    isDangerous = false,
    ...others
  } = props;
  const { onCancel = others.onClose, children, ...dialog } = others;
  const { t } = useLanguage();
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      open={isOpen}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t(cancelLabel)}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            disabled={isSubmitDisabled}
            busy={isBusy}
            busyText={busyText}
          >
            {t(submitLabel)}
          </Button>
        </>
      }
    >
      <Form id={formId} className="grid gap-5" onSubmit={onSubmit}>
        {/* A new attempt removes the alert, so that the next one is noticed and announced again. */}
        {!isBusy && <FormAlert alert={alert} />}
        {children}
      </Form>
    </Dialog>
  );
}
