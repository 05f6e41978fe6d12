import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { useIsHydrated } from '#app/hydration/use-is-hydrated.ts';

const Registered = z.object({ registered: z.literal(true) });
const Expired = z.object({ expired: z.literal(true) });

/**
 * The reason why the login page was opened, if the page should mention it. The browser saves it in the history
 * entry, also for a reload; the server does not know it, so it is shown a moment after hydration.
 */
export function useLoginReturn(): 'registered' | 'expired' | undefined {
  const { state } = useLocation();
  if (!useIsHydrated()) return undefined;
  if (Registered.safeParse(state).success) return 'registered';
  return Expired.safeParse(state).success ? 'expired' : undefined;
}
