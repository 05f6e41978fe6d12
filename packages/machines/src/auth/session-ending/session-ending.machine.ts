import { createConfirmedAction } from '../../kit/index.ts';

/** The sessions that a member ends: one by its id, or all except the current one. */
export interface EndedSessions {
  readonly id: string | undefined;
  /** Where that one session is, such as 'Chrome · Android'; null when it is not known. */
  readonly device?: string | null | undefined;
}

/** A member ends sessions on other devices. Provide `runAction` with the call. */
export const sessionEndingMachine = createConfirmedAction<EndedSessions>({
  id: 'session-ending',
  doneMessage: 'Logged out',
  isDoneWhenGone: true,
});
