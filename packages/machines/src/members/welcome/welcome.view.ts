import type { User } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { loaderVerbs } from '../../kit/index.ts';
import type { WelcomeProgress, welcomeMachine } from './welcome.machine.ts';

/** The user names that the server gives to accounts without a chosen one. */
const GENERATED = /^member[a-z0-9]{8}$/;

/** The facts that the welcome shows; a step counts as open while nothing is known about it. */
export function welcomeView(
  snapshot: SnapshotFrom<typeof welcomeMachine>,
  { username }: Pick<User, 'username'>,
) {
  const { data, error } = snapshot.context;
  return {
    error,
    done: {
      username: !GENERATED.test(username),
      address: data?.hasAddress ?? false,
      order: data?.hasOrder ?? false,
    },
  };
}

/** What a member can do on the page. */
export const welcomeVerbs = loaderVerbs<WelcomeProgress>;
