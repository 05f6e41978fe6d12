import { type profileEditMachine, profileEditVerbs, profileEditView } from '@pgm/machines/profile-edit';
import { ProfileEdit } from '@pgm/ui/profile-edit';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { keepPhoto } from './chosen-photos.ts';

/** The dialog in whatever state its actor is. */
export function ProfileEditScreen({ actor }: { actor: ActorRefFrom<typeof profileEditMachine> }) {
  const facts = profileEditView(useSelector(actor, (snapshot) => snapshot));
  const { changeField, choosePhoto, submit, close } = profileEditVerbs(actor.send);
  return (
    <ProfileEdit
      {...facts}
      photoError={facts.errors.imageUrl}
      onChange={changeField}
      onPhoto={(file) => choosePhoto(keepPhoto(file))}
      onSubmit={submit}
      onClose={close}
    />
  );
}
