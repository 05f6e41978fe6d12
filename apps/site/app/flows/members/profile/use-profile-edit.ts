import { profileEditVerbs } from '@pgm/machines/members/profile-edit';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { forgetFiles } from '#app/kit/chosen-files.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { session } from '../../auth/session/session.ts';
import { toasts } from '../../company/toasts/toasts.ts';
import { siteProfileEditMachine } from './profile-edit.ts';

/** The profile dialog of a page; it merges what it saves into the session. */
export function useProfileEdit() {
  const actor = useActorRef(siteProfileEditMachine);
  useEmitted(actor, {
    'profile.saved': ({ user }) => session.changeUser(user),
    'toast.show': toasts.show,
  });
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => {
      if (snapshot.matches('closed')) forgetFiles();
    });
    return () => {
      unsubscribe();
      forgetFiles();
    };
  }, [actor]);
  return { actor, ...profileEditVerbs(actor.send) };
}
