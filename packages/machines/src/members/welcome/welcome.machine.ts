import type { User } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { createLoader, loaderVerbs } from '../../kit/index.ts';

/** What a new member has done already. */
export interface WelcomeProgress {
  readonly hasAddress: boolean;
  readonly hasOrder: boolean;
}

/** The first steps of a new member, and which of them are done. Provide `fetchData`. */
export const welcomeMachine = createLoader<WelcomeProgress>({ id: 'welcome' });

/** The user names that the server gives to accounts without a chosen one. */
const GENERATED = /^member[a-z0-9]{8}$/;

/** The first steps, in their order. */
const STEPS = ['username', 'address', 'order'] as const;

/** The facts that the welcome shows; a step counts as open while nothing is known about it. */
export function welcomeView(
  snapshot: SnapshotFrom<typeof welcomeMachine>,
  { username }: Pick<User, 'username'>,
) {
  const { data, error } = snapshot.context;
  const done = {
    username: !GENERATED.test(username),
    address: data?.hasAddress ?? false,
    order: data?.hasOrder ?? false,
  };
  /** The first step that is open; undefined when all are done. */
  const next = STEPS.find((step) => !done[step]);
  return { error, done, next };
}

/** What a member can do on the page. */
export const welcomeVerbs = loaderVerbs<WelcomeProgress>;
