import { type ReactNode, useEffect } from 'react';
import { requestAccount } from '#app/shell/load-account.ts';
import { RequestedPageLinks, useRequestedPage } from './requested-page.tsx';
import { useSession } from './session.ts';
import { useRedirect } from './use-redirect.ts';

/**
 * Wraps pages for guests: a logged-in user is redirected to the requested page or to the home page. The links between
 * these pages take the requested page along.
 */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const requested = useRequestedPage();
  const isMember = status === 'member';
  useEffect(requestAccount, []);
  useRedirect(isMember ? (requested ?? '/') : undefined);
  return isMember ? null : <RequestedPageLinks>{children}</RequestedPageLinks>;
}
