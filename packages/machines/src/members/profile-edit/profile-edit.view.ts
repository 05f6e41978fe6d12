import type { User } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { proofVerbs, shownProof } from '../../auth/owner-proof/proof-states.ts';
import {
  NOT_SAVED,
  type ProfileEditEvent,
  type profileEditMachine,
  shownProfileErrors,
} from './profile-edit.machine.ts';
import type { ChosenPhoto } from '../../kit/chosen-photo.ts';
import type { ProfileField } from './profile-values.ts';

export {
  type ProfileEditEvent,
  type ProfileSaved,
  type ProfileToSave,
  profileEditMachine,
} from './profile-edit.machine.ts';
export type { ChosenPhoto } from '../../kit/chosen-photo.ts';
export type { ProfileErrors, ProfileField, ProfileValues } from './profile-values.ts';

/** The facts that the dialog shows. */
export function profileEditView(snapshot: SnapshotFrom<typeof profileEditMachine>) {
  const { values, photo, uploaded, user } = snapshot.context;
  const isSaving = snapshot.matches('saving');
  return {
    isOpen: !snapshot.matches('closed'),
    isLeft: snapshot.context.isLeft,
    values,
    errors: shownProfileErrors(snapshot.context),
    /** The URL of the photo to show: the new one, else the old one; null if there is none. */
    photo: photo?.address ?? user?.imageUrl ?? null,
    alert: snapshot.matches({ open: 'failed' }) ? { text: NOT_SAVED } : undefined,
    isSaving,
    /** How much of the new photo is sent, in percent, or null; undefined while none is being sent. */
    upload: photo && isSaving ? uploaded : undefined,
    /** The step that confirms a change of contacts; undefined while the fields are shown. */
    proof: shownProof(snapshot),
  };
}

/** What a user can do with the dialog. */
export function profileEditVerbs(send: (event: ProfileEditEvent) => void) {
  return {
    open: (user: User) => send({ type: 'form.open', user }),
    changeField: (field: ProfileField, value: string) => send({ type: 'field.change', field, value }),
    choosePhoto: (photo: ChosenPhoto) => send({ type: 'photo.choose', photo }),
    /** Rejects the chosen photo at an address, which the browser cannot show. */
    rejectPhoto: (address: string) => send({ type: 'photo.reject', address }),
    submit: () => send({ type: 'form.submit' }),
    ...proofVerbs(send),
    close: () => send({ type: 'form.close' }),
    leave: () => send({ type: 'form.leave' }),
  };
}
