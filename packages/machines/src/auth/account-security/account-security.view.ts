import type { SnapshotFrom } from 'xstate';
import type { AccountSecurityEvent, accountSecurityMachine } from './account-security.machine.ts';

/** The facts that the page shows. */
export function accountSecurityView({ value, context }: SnapshotFrom<typeof accountSecurityMachine>) {
  const { security, error } = context;
  const sessions = security?.sessions ?? [];
  return {
    status: value,
    error,
    hasPassword: security?.hasPassword ?? false,
    sessions,
    /** Whether there are sessions on other devices. */
    hasOthers: sessions.some(({ isCurrent }) => !isCurrent),
  };
}

/** What the page can do. */
export function accountSecurityVerbs(send: (event: AccountSecurityEvent) => void) {
  return {
    retry: () => send({ type: 'page.retry' }),
    removeSession: (id: string | undefined) => send({ type: 'session.remove', id }),
  };
}
