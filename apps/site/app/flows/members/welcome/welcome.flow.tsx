import { type User, ok } from '@pgm/api/contract';
import { welcomeMachine, welcomeVerbs, welcomeView } from '@pgm/machines/members/welcome';
import { Welcome } from '@pgm/ui/members/welcome';
import { useActorRef, useSelector } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { AccountDetailsScreen, useAccountDetails } from '../profile/account-details.flow.tsx';

const machine = welcomeMachine.provide({
  actors: {
    fetchProgress: fromPromise(async ({ signal }) => {
      const client = await browserClient();
      const [addresses, orders] = await Promise.all([
        client.addresses.list(signal),
        client.orders.list({ page: 1, limit: 1 }, signal),
      ]);
      if (!addresses.ok) return addresses;
      if (!orders.ok) return orders;
      return ok({ hasAddress: addresses.value.length > 0, hasOrder: orders.value.data.length > 0 });
    }),
  },
});

/** The first steps of a new member; the username is chosen in a dialog above the page. */
export function WelcomeFlow({ user }: { user: User }) {
  const actor = useActorRef(machine);
  const details = useAccountDetails();
  return (
    <>
      <WelcomeScreen actor={actor} user={user} onUsername={() => details.edit(user)} />
      <AccountDetailsScreen actor={details.actor} />
    </>
  );
}

interface WelcomeScreenProps {
  readonly actor: ActorRefFrom<typeof welcomeMachine>;
  readonly user: Pick<User, 'firstName' | 'username'>;
  readonly onUsername?: () => void;
}

/** The screen of the page for any state of its actor. */
export function WelcomeScreen({ actor, user, onUsername = () => undefined }: WelcomeScreenProps) {
  const facts = welcomeView(
    useSelector(actor, (snapshot) => snapshot),
    user,
  );
  return (
    <Welcome
      {...facts}
      firstName={user.firstName}
      onUsername={onUsername}
      onRetry={welcomeVerbs(actor.send).retry}
    />
  );
}
