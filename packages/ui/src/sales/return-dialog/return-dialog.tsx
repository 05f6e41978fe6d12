import type { FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { FormDialog } from '../../forms/form-dialog/form-dialog.tsx';
import { PhotosField } from '../../forms/photos-field/photos-field.tsx';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { TextArea } from '../../forms/text-area/text-area.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { formatSizedName } from '../order-line/sized-name.ts';
import { PieceFields, type PieceFieldsProps } from '../piece-fields/piece-fields.tsx';

export interface ReturnDialogProps {
  isOpen: boolean;
  /** The lines that can be returned; there is nothing to choose from one piece. */
  lines: PieceFieldsProps['lines'];
  /** The lines that can be exchanged, with the sizes in stock; an empty `size` is a refund. */
  exchanges: readonly {
    lineKey: string;
    name: string;
    /** The size that was ordered. */
    ordered?: string | undefined;
    sizes: readonly string[];
    size: string;
  }[];
  /** The error of the chosen pieces, in English. */
  piecesError: string | undefined;
  /** The photos of the goods, by the addresses at which the page can show them. */
  photos: readonly { address: string }[];
  /** Why the last chosen photo was rejected, in English. */
  photoError: string | undefined;
  /** There can be one more photo. */
  canAddPhoto: boolean;
  onAddPhoto: (photo: File) => void;
  /** Called when the browser cannot show a photo. */
  onBrokenPhoto: (address: string) => void;
  onRemovePhoto: (address: string) => void;
  /** The typed reason for the return. */
  reason: string;
  /** The error of the reason, in English. */
  error: string | undefined;
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  /** The request is under way. */
  isSending: boolean;
  onChange: (reason: string) => void;
  onPiecesChange: (lineKey: string, quantity: number) => void;
  onExchangeChange: (lineKey: string, size: string) => void;
  onSend: () => void;
  /** Called by 'Keep order'. Default `onClose`. */
  onCancel?: () => void;
  /** Called by Escape, the close button, Back and a press outside. */
  onClose: () => void;
}

const REFUND_ONLY =
  'We will review your request and tell you how to send it back. Once it reaches us, we refund your money and cancel the points.';
const WITH_EXCHANGE =
  'We will review your request and tell you how to send it back. Once it reaches us, we send the other size, or refund your money and cancel the points.';

/** Asks what is returned, for a refund or another size, for the reason, and for photos. */
export function ReturnDialog({ isOpen, lines, reason, error, alert, isSending, ...rest }: ReturnDialogProps) {
  const { exchanges, piecesError, photos, photoError, canAddPhoto, ...verbs } = rest;
  const i18n = useLanguage();
  const { t } = i18n;
  const pieces = lines.reduce((sum, { left }) => sum + left, 0);
  return (
    <FormDialog
      isOpen={isOpen}
      isBusy={isSending}
      alert={alert}
      title="Return this order?"
      description={exchanges.length > 0 ? WITH_EXCHANGE : REFUND_ONLY}
      submitLabel="Request a return"
      busyText="Sending..."
      cancelLabel="Keep order"
      onSubmit={verbs.onSend}
      onCancel={verbs.onCancel ?? verbs.onClose}
      onClose={verbs.onClose}
      className="sm:max-w-form"
    >
      {pieces > 1 && (
        <PieceFields
          label="What do you return?"
          lines={lines}
          error={piecesError}
          onChange={verbs.onPiecesChange}
        />
      )}
      {exchanges.map(({ lineKey, name, ordered, sizes, size }) => (
        <SelectField
          key={lineKey}
          label={t('Refund or exchange: {name}', { name: formatSizedName(i18n, name, ordered) })}
          options={[
            { value: '', label: 'Refund to you' },
            ...sizes.map((one) => ({ value: one, label: t('Exchange for size {size}', { size: one }) })),
          ]}
          value={size}
          onChange={({ currentTarget }) => verbs.onExchangeChange(lineKey, currentTarget.value)}
        />
      ))}
      <TextArea
        label="Why are you returning it?"
        name="reason"
        value={reason}
        error={error}
        maxLength={500}
        onChange={(event) => verbs.onChange(event.target.value)}
      />
      <PhotosField
        hint="At most 3, for example of the damage."
        photos={photos}
        error={photoError}
        canAdd={canAddPhoto && !isSending}
        onAdd={verbs.onAddPhoto}
        onBroken={verbs.onBrokenPhoto}
        onRemove={isSending ? undefined : verbs.onRemovePhoto}
      />
    </FormDialog>
  );
}
