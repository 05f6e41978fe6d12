import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useLanguage } from '../language/index.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question, in English. */
  title: string;
  /** What it is about, or what follows from it; English. */
  text: string;
  /** What the button does, in English, such as 'Delete'. */
  confirmLabel: string;
  /** What the button that does nothing says, in English. Default 'Cancel'. */
  cancelLabel?: string;
  /** It is being done: the button waits. */
  isBusy: boolean;
  onConfirm: () => void;
  /** Called by the button that does nothing, Escape, the close button and a press outside. */
  onCancel: () => void;
}

/** Asks before something that cannot be taken back. */
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
