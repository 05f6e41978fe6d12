import { type User, ok, withSentence } from '@pgm/api/contract';
import { welcomeMachine, welcomeVerbs, welcomeView } from '@pgm/machines/members/welcome';
import { withPorts } from '@pgm/machines/kit';
import { Welcome } from '@pgm/ui/members/welcome';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { useRequestedPage } from '../../auth/session/requested-page.tsx';
import { useMember } from '../../auth/session/use-member.ts';
import { AccountDetailsScreen, useAccountDetails } from '../profile/account-details.flow.tsx';

/** The welcome machine with the site's implementations. */
export const siteWelcomeMachine = withPorts(welcomeMachine)({
  actors: {
    fetchData: fromPromise(async ({ signal }) => {
      const client = await browserClient();
      const [addresses, orders] = await Promise.all([
        client.addresses.list(signal),
        client.orders.list({ page: 1, limit: 1 }, signal),
      ]);
      if (!addresses.ok) return withSentence(addresses, 'Failed to fetch addresses');
      if (!orders.ok) return orders;
      return ok({ hasAddress: addresses.value.length > 0, hasOrder: orders.value.data.length > 0 });
    }),
  },
});

/** The first steps of a new member; the username is chosen in a dialog above the page. */
export function WelcomeFlow() {
  const user = useMember();
  const actor = useActorRef(siteWelcomeMachine);
  const details = useAccountDetails();
  const backHref = useRequestedPage();
  return (
    <>
      <WelcomeScreen actor={actor} user={user} backHref={backHref} onUsername={() => details.edit(user)} />
      <AccountDetailsScreen actor={details.actor} />
    </>
  );
}

interface WelcomeScreenProps {
  readonly actor: ActorRefFrom<typeof welcomeMachine>;
  readonly user: Pick<User, 'firstName' | 'username'>;
  /** The page from which the user signed up. */
  readonly backHref?: string | undefined;
  readonly onUsername?: () => void;
}

/** The screen of the page for any state of its actor. */
export function WelcomeScreen({ actor, user, backHref, onUsername = () => undefined }: WelcomeScreenProps) {
  const [facts, { retry }] = useFlow(actor, (snapshot) => welcomeView(snapshot, user), welcomeVerbs);
  return (
    <Welcome
      {...facts}
      firstName={user.firstName}
      backHref={backHref}
      onUsername={onUsername}
      onRetry={retry}
    />
  );
}
