import {
  type profileEditMachine,
  profileEditVerbs,
  profileEditView,
} from '@pgm/machines/members/profile-edit';
import { ProfileEdit } from '@pgm/ui/members/profile-edit';
import type { ActorRefFrom } from 'xstate';
import { saveFile } from '#app/kit/chosen-files.ts';
import { useFlow } from '#app/kit/use-flow.ts';

/** The screen of the dialog for any state of its actor. */
export function ProfileEditScreen({ actor }: { actor: ActorRefFrom<typeof profileEditMachine> }) {
  const [{ isLeft: _isLeft, ...facts }, verbs] = useFlow(actor, profileEditView, profileEditVerbs);
  return (
    <ProfileEdit
      {...facts}
      photoError={facts.errors.imageUrl}
      onChange={verbs.changeField}
      onPhotoBroken={verbs.rejectPhoto}
      onPhoto={(file) => verbs.choosePhoto(saveFile(file))}
      onSecret={verbs.changeSecret}
      onSendCode={verbs.sendCode}
      onLeaveProof={verbs.leaveProof}
      onSubmit={verbs.submit}
      onCancel={verbs.close}
      onClose={verbs.leave}
    />
  );
}
