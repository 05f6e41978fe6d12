import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { requestAccount } from '#app/shell/load-account.ts';
import { useSession } from './session.ts';
import { useRedirect } from './use-redirect.ts';

/** The state that a guarded page passes to the login page: the page that the visitor wanted. */
const RequestedLogin = z.object({ from: z.string().check(z.regex(/^\/(?!\/)/)) });

/** Wraps pages for guests: a logged-in user is redirected to the requested page or to the home page. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const requested = RequestedLogin.safeParse(useLocation().state);
  const isMember = status === 'member';
  useEffect(requestAccount, []);
  useRedirect(isMember ? (requested.data?.from ?? '/') : undefined);
  return isMember ? null : children;
}
