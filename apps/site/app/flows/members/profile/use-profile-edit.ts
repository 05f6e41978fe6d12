import type { ContactKind, User } from '@pgm/api/contract';
import { profileEditVerbs, profileEditView } from '@pgm/machines/members/profile-edit';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { forgetFiles } from '#app/kit/chosen-files.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { session } from '../../auth/session/session.ts';
import { toasts } from '../../shell/toasts/toasts.ts';
import { siteProfileEditMachine } from './profile-edit.ts';

/**
 * The profile dialog of a page; it merges what it saves into the session.
 * @param verify sends the code of a changed contact, and asks for it
 */
export function useProfileEdit(verify: (user: User, contact: ContactKind) => void) {
  const actor = useActorRef(siteProfileEditMachine);
  useEmitted(actor, {
    'profile.saved': ({ user, toVerify }) => {
      session.changeUser(user);
      if (toVerify) verify(user, toVerify);
    },
    'toast.show': toasts.show,
  });
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const { isOpen, isLeft } = profileEditView(snapshot);
      if (!isOpen && !isLeft) forgetFiles();
    });
    return () => {
      unsubscribe();
      forgetFiles();
    };
  }, [actor]);
  return { actor, ...profileEditVerbs(actor.send) };
}
