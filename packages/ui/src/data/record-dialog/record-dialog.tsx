import { useId } from 'react';
import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import { Dialog, type DialogProps } from '../../primitives/dialog/dialog.tsx';
import { Form } from '../../forms/form/form.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ConflictList, type RecordConflict } from './conflict-list.tsx';

export { RecordSection } from './record-section.tsx';

export type RecordDialogProps = Omit<DialogProps, 'open' | 'onClose' | 'footer' | 'onEscapeKeyDown'> & {
  isOpen: boolean;
  /** It is being saved: the button waits. */
  isBusy: boolean;
  /** The button saves when pressed. Default true. */
  canSave?: boolean;
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  /** Fields that another person changed meanwhile. Default none. */
  conflicts?: readonly RecordConflict[];
  onResolve?: (id: string, choice: 'mine' | 'theirs') => void;
  /** The button that saves; English. Default 'Save'. */
  saveLabel?: string | undefined;
  /** The button that closes without saving; English. Default 'Cancel'. */
  cancelLabel?: string | undefined;
  onSave: () => void;
  /** Called by 'Cancel', Escape, the close button and a press outside. The owner closes, or asks about changes first. */
  onCancel: () => void;
  /** Asks whether to discard unsaved changes. Default false. */
  isAskingToDiscard?: boolean;
  onDiscard?: () => void;
  onContinueEditing?: () => void;
};

const nothing = () => undefined;

/** A record to create or edit. `children` are `RecordSection`s with fields. */
export function RecordDialog({ isOpen, isBusy, canSave = true, alert, ...props }: RecordDialogProps) {
  const { conflicts = [], onResolve = nothing, onSave, onCancel, ...labelled } = props;
  const { saveLabel = 'Save', cancelLabel = 'Cancel', ...others } = labelled;
  const { isAskingToDiscard = false, onDiscard = nothing, onContinueEditing = nothing, ...dialog } = others;
  const { children, ...native } = dialog;
  const { t } = useLanguage();
  const formId = useId();
  return (
    <Dialog
      {...native}
      open={isOpen}
      onClose={onCancel}
      onEscapeKeyDown={(event) => {
        // The first Escape closes an open list of choices, and only the next one the dialog.
        if (event.target instanceof Element && event.target.ariaExpanded === 'true') event.preventDefault();
      }}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t(cancelLabel)}
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={isBusy}
            busyText="Saving..."
            aria-disabled={canSave ? undefined : true}
          >
            {t(saveLabel)}
          </Button>
        </>
      }
    >
      <Form id={formId} className="grid gap-6" onSubmit={onSave}>
        {!isBusy && <FormAlert alert={alert} />}
        {conflicts.length > 0 && <ConflictList conflicts={conflicts} onResolve={onResolve} />}
        <div className="grid gap-6">{children}</div>
      </Form>
      {/* Inside of the dialog, so that it opens above it, also when both open at once. */}
      <DiscardQuestion isOpen={isAskingToDiscard} onDiscard={onDiscard} onContinue={onContinueEditing} />
    </Dialog>
  );
}
