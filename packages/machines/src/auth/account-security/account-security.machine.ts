import type { AccountSecurity } from '@pgm/api/contract';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { createLoader, loaderVerbs, loaderView } from '../../kit/index.ts';

/** What protects the account of a member: the password, and the sessions on all devices. Provide `fetchData`. */
export const accountSecurityMachine = createLoader<AccountSecurity>({ id: 'account-security' });

/** The facts that the page shows. */
export function accountSecurityView(snapshot: SnapshotFrom<typeof accountSecurityMachine>) {
  const { status, data, error } = loaderView(snapshot);
  const sessions = data?.sessions ?? [];
  return {
    status,
    error,
    hasPassword: data?.hasPassword ?? false,
    sessions,
    /** Whether there are sessions on other devices. */
    hasOthers: sessions.some(({ isCurrent }) => !isCurrent),
  };
}

/** What a member can do on the page. */
export const accountSecurityVerbs = loaderVerbs<AccountSecurity>;

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
