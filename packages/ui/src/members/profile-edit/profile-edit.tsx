import { ProvenFormDialog, type ProvenFormProps } from '../../auth/owner-proof/proven-form-dialog.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { ProfileFields, type ProfileFieldsProps } from './profile-fields.tsx';

export interface ProfileEditProps extends ProfileFieldsProps, ProvenFormProps {
  /** The address of the photo; null without one. */
  photo: string | null;
  /** The error of the selected photo, in English. */
  photoError: string | undefined;
  /** How much of a new photo is sent, in percent, or `null` while that is not known. Default: none is sent. */
  upload?: number | null | undefined;
  onPhoto: (file: File) => void;
  /** Called with the address of a photo that the browser cannot show. */
  onPhotoBroken: (address: string) => void;
}

/** A dialog where a member changes their own profile. A change of contacts is confirmed. */
export function ProfileEdit({
  values,
  errors,
  onChange,
  photo,
  photoError,
  upload,
  onPhoto,
  onPhotoBroken,
  ...dialog
}: ProfileEditProps) {
  return (
    <ProvenFormDialog
      {...dialog}
      title="Edit Profile"
      submitLabel="Save Changes"
      proofText="To change your email or mobile number, confirm that it is you."
    >
      <PhotoPicker
        photo={photo}
        error={photoError}
        upload={upload}
        onPick={onPhoto}
        onBroken={onPhotoBroken}
      />
      <ProfileFields values={values} errors={errors} onChange={onChange} />
    </ProvenFormDialog>
  );
}
