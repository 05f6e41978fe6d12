import { useId } from 'react';
import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { Form } from '../../forms/form/form.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { ProfileProof, type ProfileProofProps } from './profile-proof.tsx';
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
  /** The step that confirms a change of contacts; it stands in place of the fields. Default: the fields. */
  proof?: ProfileProofProps['proof'] | undefined;
  onPhoto: (file: File) => void;
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
  proof,
  onPhoto,
  onSecret,
  onSendCode,
  onLeaveProof,
  onSubmit,
  onClose,
  ...fields
}: ProfileEditProps) {
  const { t } = useLanguage();
  const formId = useId();
  return (
    <Dialog
      open={isOpen}
      title="Edit Profile"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={proof && !isSaving ? onLeaveProof : onClose}>
            {proof && !isSaving ? t('Back') : t('Cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={proof?.isSending === true}
            busy={isSaving}
            busyText="Saving..."
          >
            {t('Save Changes')}
          </Button>
        </>
      }
    >
      <Form id={formId} className="grid gap-5" onSubmit={onSubmit}>
        {proof ? (
          <ProfileProof proof={proof} onSecret={onSecret} onSendCode={onSendCode} />
        ) : (
          <>
            <FormAlert alert={alert} />
            <PhotoPicker photo={photo} error={photoError} onPick={onPhoto} />
            <ProfileFields {...fields} />
          </>
        )}
      </Form>
    </Dialog>
  );
}
