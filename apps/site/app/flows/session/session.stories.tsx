import { sessionMachine, sessionVerbs, sessionView, sessionWalk } from '@pgm/machines/session';
import { Button } from '@pgm/ui/button';
import { SpinnerOverlay } from '@pgm/ui/spinner';
import { UserMenu } from '@pgm/ui/user-menu';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';

/** What a guarded page makes of the session in whatever state its actor is. */
function SessionScreen({ actor }: { actor: ActorRefFrom<typeof sessionMachine> }) {
  const { status, user } = sessionView(useSelector(actor, (snapshot) => snapshot));
  const { logOut } = sessionVerbs(actor.send);
  if (status === 'guest') return <Button>New Member? SignIn</Button>;
  return user ? <UserMenu firstName={user.firstName} links={[]} onLogout={logOut} /> : <SpinnerOverlay />;
}

const flow = flowStories({ machine: sessionMachine, walk: sessionWalk, Screen: SessionScreen });

export default { title: 'Flows/Session' };

export const Restoring = flow.at('restoring');
export const Verifying = flow.at('verifying');
export const Refreshing = flow.at('refreshing');
export const LoggedInSaving = flow.at('loggedIn.saving');
export const LoggedInFetchingAssociate = flow.at('loggedIn.fetchingAssociate');
export const LoggedInSettled = flow.at('loggedIn.settled');
export const LoggedInRenewing = flow.at('loggedIn.renewing');
export const LoggedInRereading = flow.at('loggedIn.rereading');
export const LoggingOut = flow.at('loggingOut');
export const Leaving = flow.at('leaving');
export const Discarding = flow.at('discarding');
export const LoggedOut = flow.at('loggedOut');
