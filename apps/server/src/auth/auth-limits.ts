import { LIMIT_WINDOW_SECONDS } from '../platform/config.ts';
import type { Platform } from '../platform/platform.ts';

/** Failed passwords for one account, wherever they come from. */
const FAILURES_PER_ACCOUNT = { most: 10, windowSeconds: 900 };

/** Codes sent to one number. */
const SENDS_PER_NUMBER = { most: 5, windowSeconds: 3600 };

/** Guesses at codes from one address. */
const VERIFICATIONS_PER_ADDRESS = { most: 60, windowSeconds: LIMIT_WINDOW_SECONDS };

/** Refreshes from one address: many people may sit behind one. */
const REFRESHES_PER_ADDRESS = { most: 600, windowSeconds: LIMIT_WINDOW_SECONDS };

/** Mails with a link to one account, and requests for them from one address. */
const RESETS_PER_ACCOUNT = { most: 3, windowSeconds: 3600 };
const RESETS_PER_ADDRESS = { most: 30, windowSeconds: LIMIT_WINDOW_SECONDS };

/** Everything about identity that may happen only so often. */
export type AuthLimits = ReturnType<typeof authLimits>;

/** Opens the counts; what can be set is in the configuration. */
export function authLimits({ config: { limits }, limiter }: Platform) {
  const inWindow = (most: number) => limiter({ most, windowSeconds: LIMIT_WINDOW_SECONDS });
  return {
    loginsPerAddress: inWindow(limits.loginsPerAddress),
    failuresPerAccount: limiter(FAILURES_PER_ACCOUNT),
    registrationsPerAddress: inWindow(limits.registrationsPerAddress),
    otpSendsPerAddress: inWindow(limits.otpSendsPerAddress),
    otpSendsPerNumber: limiter(SENDS_PER_NUMBER),
    verificationsPerAddress: limiter(VERIFICATIONS_PER_ADDRESS),
    refreshesPerAddress: limiter(REFRESHES_PER_ADDRESS),
    resetsPerAccount: limiter(RESETS_PER_ACCOUNT),
    resetsPerAddress: limiter(RESETS_PER_ADDRESS),
  };
}
