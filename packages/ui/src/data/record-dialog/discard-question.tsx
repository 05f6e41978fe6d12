import { ConfirmDialog } from '../../primitives/confirm-dialog/confirm-dialog.tsx';

interface DiscardQuestionProps {
  readonly isOpen: boolean;
  readonly onDiscard: () => void;
  readonly onContinue: () => void;
}

/** Asks before the unsaved changes of a record are discarded. */
export function DiscardQuestion({ isOpen, onDiscard, onContinue }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Discard unsaved changes?"
      text="Your changes have not been saved."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      isBusy={false}
      onConfirm={onDiscard}
      onCancel={onContinue}
    />
  );
}
