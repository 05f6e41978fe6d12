import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { useIsHydrated } from '#app/hydration/use-is-hydrated.ts';
import { loginReason } from './login-reason.ts';
import { useRequestedPage } from './requested-page.tsx';

const Registered = z.object({ registered: z.literal(true) });
const Expired = z.object({ expired: z.literal(true) });

/**
 * Why the login page was opened, in English, if the page should mention it. The browser saves it in the history
 * entry, also for a reload; the server does not know it, so it is shown a moment after hydration.
 */
export function useLoginNotice(): { text: string | undefined; isRegistered: boolean } {
  const { state } = useLocation();
  const reason = loginReason(useRequestedPage());
  const isHydrated = useIsHydrated();
  const isRegistered = isHydrated && Registered.safeParse(state).success;
  if (!isHydrated) return { text: undefined, isRegistered };
  if (isRegistered)
    return { text: 'Your account is ready. Log in with your username and password.', isRegistered };
  const isExpired = Expired.safeParse(state).success;
  return { text: isExpired ? 'Your session has ended. Please log in again.' : reason, isRegistered };
}
