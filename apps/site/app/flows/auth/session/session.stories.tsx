import { sessionMachine, sessionVerbs, sessionView } from '@pgm/machines/auth/session';
import { sessionScenario } from '@pgm/machines/auth/session/testing';
import { Button } from '@pgm/ui/primitives/button';
import { SpinnerOverlay } from '@pgm/ui/primitives/spinner-overlay';
import { UserMenu } from '@pgm/ui/shell/user-menu';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { siteSessionMachine } from './session.ts';

/** The screen of a guarded page for any state of the session. */
function SessionScreen({ actor }: { actor: ActorRefFrom<typeof sessionMachine> }) {
  const [{ status, user }, { logOut }] = useFlow(actor, sessionView, sessionVerbs);
  if (status === 'guest') return <Button>New Member? SignIn</Button>;
  return user ? <UserMenu firstName={user.firstName} links={[]} onLogout={logOut} /> : <SpinnerOverlay />;
}

const flow = flowStories({
  machine: sessionMachine,
  scenario: sessionScenario,
  site: siteSessionMachine,
  Screen: SessionScreen,
});

export default { title: 'Flows/Auth/Session' };

export const Restoring = flow.at('restoring', { name: 'A guarded page waits' });
export const Verifying = flow.at('verifying', {
  equals: { story: 'Restoring', because: 'A guarded page waits until the member or guest is known.' },
});
export const Refreshing = flow.at('refreshing', {
  equals: { story: 'Restoring', because: 'A guarded page waits until the member or guest is known.' },
});
export const LoggedInSaving = flow.at('loggedIn.saving', { name: 'Member' });
export const LoggedInFetchingAssociate = flow.at('loggedIn.fetchingAssociate', {
  equals: { story: 'LoggedInSaving', because: 'The member sees nothing of this.' },
});
export const LoggedInSettled = flow.at('loggedIn.settled', {
  equals: { story: 'LoggedInSaving', because: 'The member sees nothing of this.' },
});
export const LoggedInRenewing = flow.at('loggedIn.renewing', {
  equals: { story: 'LoggedInSaving', because: 'The member sees nothing of this.' },
});
export const LoggedInRereading = flow.at('loggedIn.rereading', {
  equals: { story: 'LoggedInSaving', because: 'The member sees nothing of this.' },
});
export const LoggingOut = flow.at('loggingOut', {
  equals: { story: 'Restoring', because: 'The page waits until nothing of the session is left.' },
});
export const Leaving = flow.at('leaving', {
  equals: { story: 'Restoring', because: 'The page waits until nothing of the session is left.' },
});
export const Discarding = flow.at('discarding', {
  equals: { story: 'Restoring', because: 'The page waits until nothing of the session is left.' },
});
export const LoggedOut = flow.at('loggedOut', { name: 'Guest' });
export const Expired = flow.at('loggedOut', {
  name: 'Session expired',
  via: ['begin', 'saved', 'callRejected', 'refreshRejected', 'cleared'],
  equals: { story: 'LoggedOut', because: 'The next page says that the session expired.' },
});
