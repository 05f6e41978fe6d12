import { type ReactNode, useEffect, useState } from 'react';
import { requestAccount } from '#app/kit/account-code.ts';
import { RequestedPageLinks, useRequestedPage } from './requested-page.tsx';
import { useSession } from './session.ts';
import { useRedirect } from './use-redirect.ts';

interface GuestsOnlyProps {
  readonly children: ReactNode;
  /** The page for a guest that becomes a member here and requested no other page. Default: the home page. */
  readonly firstPage?: string;
}

/**
 * Wraps pages for guests: a logged-in user is redirected to the requested page or to the home page. The links between
 * these pages take the requested page along.
 */
export function GuestsOnly({ children, firstPage = '/' }: GuestsOnlyProps) {
  const { status } = useSession();
  const requested = useRequestedPage();
  const [wasGuest, setWasGuest] = useState(false);
  if (status === 'guest' && !wasGuest) setWasGuest(true);
  const isMember = status === 'member';
  useEffect(requestAccount, []);
  useRedirect(isMember ? (requested ?? (wasGuest ? firstPage : '/')) : undefined);
  return isMember ? null : <RequestedPageLinks>{children}</RequestedPageLinks>;
}
