import type { FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { AskedProof, type AskedProofProps } from '../../auth/owner-proof/asked-proof.tsx';
import { FormDialog } from '../../forms/form-dialog/form-dialog.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { ProfileFields, type ProfileFieldsProps } from './profile-fields.tsx';

export interface ProfileEditProps extends ProfileFieldsProps {
  isOpen: boolean;
  /** The address of the photo; null without one. */
  photo: string | null;
  /** The error of the selected photo, in English. */
  photoError: string | undefined;
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  /** The request is under way. */
  isSaving: boolean;
  /** How much of a new photo is sent, in percent, or `null` while that is not known. Default: none is sent. */
  upload?: number | null | undefined;
  /** The step that confirms a change of contacts; it stands in place of the fields. Default: the fields. */
  proof?: AskedProofProps['proof'] | undefined;
  onPhoto: (file: File) => void;
  /** Called with the address of a photo that the browser cannot show. */
  onPhotoBroken: (address: string) => void;
  onSecret: (value: string) => void;
  onSendCode: () => void;
  /** Goes back from the confirmation to the fields. */
  onLeaveProof: () => void;
  onSubmit: () => void;
  /** Called by 'Cancel', Escape, the close button and a press outside. */
  onClose: () => void;
}

/** A dialog where a member changes their own profile. */
export function ProfileEdit({
  isOpen,
  photo,
  photoError,
  alert,
  isSaving,
  upload,
  proof,
  onPhoto,
  onPhotoBroken,
  onSecret,
  onSendCode,
  onLeaveProof,
  onSubmit,
  onClose,
  ...fields
}: ProfileEditProps) {
  const isStep = proof !== undefined && !isSaving;
  return (
    <FormDialog
      isOpen={isOpen}
      isBusy={isSaving}
      alert={proof ? undefined : alert}
      title="Edit Profile"
      submitLabel="Save Changes"
      cancelLabel={isStep ? 'Back' : 'Cancel'}
      isSubmitDisabled={proof?.isSending === true}
      onSubmit={onSubmit}
      onCancel={isStep ? onLeaveProof : onClose}
      onClose={onClose}
    >
      {proof ? (
        <AskedProof
          text="To change your email or mobile number, confirm that it is you."
          proof={proof}
          onSecret={onSecret}
          onSendCode={onSendCode}
        />
      ) : (
        <>
          <PhotoPicker
            photo={photo}
            error={photoError}
            upload={upload}
            onPick={onPhoto}
            onBroken={onPhotoBroken}
          />
          <ProfileFields {...fields} />
        </>
      )}
    </FormDialog>
  );
}
