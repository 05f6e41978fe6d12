import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import * as z from 'zod/mini';
import { wantAccount } from '#app/shared/account-door.ts';
import { useSession } from './session.ts';

/** What a guard tells the login page: where its visitor wanted to go. */
const AskedFor = z.object({ from: z.string().check(z.regex(/^\/(?!\/)/)) });

/** For pages of guests: who is logged in is led on, to what was asked for or to the start. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const asked = AskedFor.safeParse(useLocation().state);
  useEffect(wantAccount, []);
  if (status === 'member') return <Navigate to={asked.data?.from ?? '/'} replace />;
  return children;
}
