import { useId } from 'react';
import { FormAlert, type FormAlertWords } from '../alert-panel/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Form } from '../form/index.ts';
import { useLanguage } from '../language/index.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { ProfileFields, type ProfileFieldsProps } from './profile-fields.tsx';

export interface ProfileEditProps extends ProfileFieldsProps {
  isOpen: boolean;
  /** Where the photo can be shown from; null while there is none. */
  photo: string | null;
  /** What is wrong with the chosen photo, in English. */
  photoError: string | undefined;
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  /** The answer is awaited. */
  isSaving: boolean;
  onPhoto: (file: File) => void;
  onSubmit: () => void;
  /** Called by 'Cancel', Escape, the close button and a press outside. */
  onClose: () => void;
}

/** A member's own profile, to be changed above the page. */
export function ProfileEdit({
  isOpen,
  photo,
  photoError,
  alert,
  isSaving,
  onPhoto,
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
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isSaving} busyText="Saving...">
            {t('Save Changes')}
          </Button>
        </>
      }
    >
      <Form id={formId} className="grid gap-5" onSubmit={onSubmit}>
        <FormAlert alert={alert} />
        <PhotoPicker photo={photo} error={photoError} onPick={onPhoto} />
        <ProfileFields {...fields} />
      </Form>
    </Dialog>
  );
}
