import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import * as z from 'zod/mini';
import { requestAccount } from '#app/shell/load-account.ts';
import { useSession } from './session.ts';

/** The state that a guarded page passes to the login page: the page that the visitor wanted. */
const RequestedLogin = z.object({ from: z.string().check(z.regex(/^\/(?!\/)/)) });

/** Wraps pages for guests: a logged-in user is redirected to the requested page or to the home page. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const requested = RequestedLogin.safeParse(useLocation().state);
  useEffect(requestAccount, []);
  if (status === 'member') return <Navigate to={requested.data?.from ?? '/'} replace />;
  return children;
}
