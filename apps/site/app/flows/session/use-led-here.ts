import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { useIsTakenOver } from './use-is-taken-over.ts';

const Registered = z.object({ registered: z.literal(true) });
const Expired = z.object({ expired: z.literal(true) });

/**
 * What led to the login page, if there is something to say about it. The browser keeps it beside the address, also for a
 * reload; the server does not have it, so that it is told a moment after the page was taken over.
 */
export function useLedHere(): 'registered' | 'expired' | undefined {
  const { state } = useLocation();
  if (!useIsTakenOver()) return undefined;
  if (Registered.safeParse(state).success) return 'registered';
  return Expired.safeParse(state).success ? 'expired' : undefined;
}
