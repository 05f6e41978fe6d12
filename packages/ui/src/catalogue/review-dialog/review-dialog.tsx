import { FormDialog } from '../../forms/form-dialog/form-dialog.tsx';
import { PhotosField } from '../../forms/photos-field/photos-field.tsx';
import { RadioGroup } from '../../forms/radio-group/radio-group.tsx';
import { TextArea } from '../../forms/text-area/text-area.tsx';

export interface ReviewDialogProps {
  isOpen: boolean;
  /** The request is under way. */
  isSaving: boolean;
  /** 0 before some are chosen. */
  stars: number;
  /** English. */
  starsError: string | undefined;
  /** As typed. */
  text: string;
  /** English. */
  textError: string | undefined;
  /** By the addresses at which the page can show them. */
  photos: readonly { address: string }[];
  /** Why the last chosen photo was rejected, in English. */
  photoError: string | undefined;
  canAddPhoto: boolean;
  /** Why the last attempt failed, in English. */
  alert: string | undefined;
  onStars: (stars: number) => void;
  onText: (text: string) => void;
  onAddPhoto: (photo: File) => void;
  /** Called when the browser cannot show a photo. */
  onBrokenPhoto: (address: string) => void;
  onRemovePhoto: (address: string) => void;
  onSubmit: () => void;
  /** Called by 'Cancel': what was typed is given up. */
  onCancel: () => void;
  /** Called by Escape, the close button, a press outside and Back: what was typed stays. */
  onClose: () => void;
}

const STARS = [
  { value: '5', label: '5 stars: very good' },
  { value: '4', label: '4 stars: good' },
  { value: '3', label: '3 stars: all right' },
  { value: '2', label: '2 stars: not good' },
  { value: '1', label: '1 star: bad' },
] as const;

/** The form of a review: stars, a text and photos. */
export function ReviewDialog({ isOpen, isSaving, stars, text, photos, ...rest }: ReviewDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      isBusy={isSaving}
      alert={rest.alert}
      title="Your review"
      description="We look at each review before we show it, with your first name and the first letter of your last name."
      submitLabel="Send review"
      busyText="Sending..."
      onSubmit={rest.onSubmit}
      onCancel={rest.onCancel}
      onClose={rest.onClose}
    >
      <RadioGroup
        name="stars"
        label="How many stars do you give?"
        options={STARS}
        value={String(stars)}
        error={rest.starsError}
        onValueChange={(value) => rest.onStars(Number(value))}
      />
      <TextArea
        name="text"
        label="Your experience"
        hint="Write about the product. Leave out telephone numbers and addresses."
        optional
        value={text}
        error={rest.textError}
        readOnly={isSaving}
        onChange={({ currentTarget }) => rest.onText(currentTarget.value)}
      />
      <PhotosField
        hint="At most 3, of the product. Everyone can see them."
        photos={photos}
        error={rest.photoError}
        canAdd={rest.canAddPhoto && !isSaving}
        onAdd={rest.onAddPhoto}
        onBroken={rest.onBrokenPhoto}
        onRemove={isSaving ? undefined : rest.onRemovePhoto}
      />
    </FormDialog>
  );
}
