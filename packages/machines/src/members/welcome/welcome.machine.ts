import { createLoader } from '../../kit/index.ts';

/** What a new member has done already. */
export interface WelcomeProgress {
  readonly hasAddress: boolean;
  readonly hasOrder: boolean;
}

/** The first steps of a new member, and which of them are done. Provide `fetchData`. */
export const welcomeMachine = createLoader<WelcomeProgress>({ id: 'welcome' });
