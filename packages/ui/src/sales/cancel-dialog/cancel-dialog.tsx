import { FormDialog } from '../../forms/form-dialog/form-dialog.tsx';
import { PieceFields, type PieceFieldsProps } from '../piece-fields/piece-fields.tsx';

export interface CancelDialogProps {
  isOpen: boolean;
  /** The lines that can be cancelled in part; none where the order is cancelled as a whole. */
  lines: PieceFieldsProps['lines'];
  /** The error of the chosen pieces, in English. */
  piecesError: string | undefined;
  /** All pieces are chosen. */
  isWhole: boolean;
  /** The request is under way. */
  isSending: boolean;
  onPiecesChange: (lineKey: string, quantity: number) => void;
  onSend: () => void;
  /** Called by 'Keep order'. Default `onClose`. */
  onCancel?: () => void;
  /** Called by Escape, the close button, Back and a press outside. */
  onClose: () => void;
}

/** Asks for confirmation before an order is cancelled, and which of its pieces are. */
export function CancelDialog({
  isOpen,
  lines,
  piecesError,
  isWhole,
  isSending,
  ...verbs
}: CancelDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      isBusy={isSending}
      alert={undefined}
      isDangerous
      title="Cancel this order?"
      description={
        isWhole
          ? 'It will not be sent, and its points will be cancelled.'
          : 'The items you choose will not be sent, and their points will be cancelled.'
      }
      submitLabel={isWhole ? 'Cancel order' : 'Cancel items'}
      busyText="Cancelling..."
      cancelLabel="Keep order"
      onSubmit={verbs.onSend}
      onCancel={verbs.onCancel ?? verbs.onClose}
      onClose={verbs.onClose}
      className="sm:max-w-form"
    >
      {lines.length > 0 && (
        <PieceFields
          label="What do you cancel?"
          lines={lines}
          error={piecesError}
          onChange={verbs.onPiecesChange}
        />
      )}
    </FormDialog>
  );
}
