import { sessionMachine, sessionVerbs, sessionView } from '@pgm/machines/auth/session';
import { sessionScenario } from '@pgm/machines/auth/session/testing';
import { Button } from '@pgm/ui/primitives/button';
import { SpinnerOverlay } from '@pgm/ui/primitives/spinner-overlay';
import { UserMenu } from '@pgm/ui/shell/user-menu';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';

/** The screen of a guarded page for any state of the session. */
function SessionScreen({ actor }: { actor: ActorRefFrom<typeof sessionMachine> }) {
  const [{ status, user }, { logOut }] = useFlow(actor, sessionView, sessionVerbs);
  if (status === 'guest') return <Button>New Member? SignIn</Button>;
  return user ? <UserMenu firstName={user.firstName} links={[]} onLogout={logOut} /> : <SpinnerOverlay />;
}

const flow = flowStories({ machine: sessionMachine, scenario: sessionScenario, Screen: SessionScreen });

export default { title: 'Flows/Auth/Session' };

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
