import type { AccountSecurity } from '@pgm/api/contract';
import type { ActorRefFrom } from 'xstate';
import type { accountSecurityMachine } from './account-security.machine.ts';

/** Shows the page without a session that has ended; without an id, without all except the current one. */
export function removeSession(
  page: ActorRefFrom<typeof accountSecurityMachine>,
  id: string | undefined,
): void {
  const { data } = page.getSnapshot().context;
  if (data !== undefined) page.send({ type: 'data.replace', data: withoutSession(data, id) });
}

/** The sessions that are left; the current one always is. */
export function withoutSession(security: AccountSecurity, id: string | undefined): AccountSecurity {
  return {
    ...security,
    sessions: security.sessions.filter(({ id: own, isCurrent }) => isCurrent || (id && own !== id)),
  };
}
