import { profileEditVerbs } from '@pgm/machines/members/profile-edit';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { forgetFiles } from '#app/kit/chosen-files.ts';
import { session } from '../../auth/session/session.ts';
import { toasts } from '../../company/toasts/toasts.ts';
import { siteProfileEditMachine } from './profile-edit.ts';

/** The profile dialog of a page; it merges what it saves into the session. */
export function useProfileEdit() {
  const actor = useActorRef(siteProfileEditMachine);
  useEffect(() => {
    const listeners = [
      actor.on('profile.saved', ({ user }) => session.changeUser(user)),
      actor.on('toast.show', toasts.show),
      actor.subscribe((snapshot) => {
        if (snapshot.matches('closed')) forgetFiles();
      }),
    ];
    return () => {
      listeners.forEach(({ unsubscribe }) => unsubscribe());
      forgetFiles();
    };
  }, [actor]);
  return { actor, ...profileEditVerbs(actor.send) };
}
