import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question, in English. */
  title: string;
  /** The subject of the question or its consequence; English. */
  text: string;
  /** The label of the confirm button, in English, such as 'Delete'. */
  confirmLabel: string;
  /** The label of the cancel button, in English. Default 'Cancel'. */
  cancelLabel?: string;
  /** The action is under way, so the button is busy. */
  isBusy: boolean;
  onConfirm: () => void;
  /** Called by the cancel button, Escape, the close button and a press outside. */
  onCancel: () => void;
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog({ cancelLabel = 'Cancel', ...props }: ConfirmDialogProps) {
  const { isOpen, title, text, confirmLabel, isBusy, ...verbs } = props;
  const { t } = useLanguage();
  return (
    <Dialog
      open={isOpen}
      title={title}
      description={text}
      onClose={verbs.onCancel}
      className="sm:max-w-form"
      footer={
        <>
          <Button variant="secondary" onClick={verbs.onCancel}>
            {t(cancelLabel)}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={verbs.onConfirm}>
            {t(confirmLabel)}
          </Button>
        </>
      }
    />
  );
}
