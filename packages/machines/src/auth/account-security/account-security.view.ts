import type { AccountSecurity } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { loaderVerbs, loaderView } from '../../kit/index.ts';
import type { accountSecurityMachine } from './account-security.machine.ts';

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
