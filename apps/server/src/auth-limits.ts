import { CUSTOMERS_PER_SITE, LIMIT_WINDOW_SECONDS } from './platform/config.ts';
import type { Platform } from './platform/platform.ts';

/** Failed passwords for one account from one address, or on one device that the account knows. */
const FAILURES_PER_SOURCE = { max: 10, windowSeconds: 900 };

/** Failed passwords for one account from all unknown devices; NIST SP 800-63B-4 allows 100 at most. */
const FAILURES_PER_ACCOUNT = { max: 100, windowSeconds: 86_400 };

/** Passwords of one account that a logged-in user sends again, such as for the deletion of the account. */
const REPEATED_PASSWORDS = { max: 10, windowSeconds: 900 };

/** Wrong codes of a second factor for one account: a code has a chance of three in a million. */
const SECOND_FACTORS = [
  { max: 5, windowSeconds: 900 },
  { max: 30, windowSeconds: 86_400 },
];

/** The times in which codes are counted per address, in seconds. */
const SENDS_SECONDS = 3600;
const DAY_SECONDS = 86_400;

/** Attempts to verify codes from one address. */
const VERIFICATIONS_PER_ADDRESS = { max: 60, windowSeconds: LIMIT_WINDOW_SECONDS };

/** Refreshes from one address: it may be shared by many people. */
const REFRESHES_PER_ADDRESS = { max: 600, windowSeconds: LIMIT_WINDOW_SECONDS };

/** Mails with a link to one account, and requests for them from one address. */
const RESETS_PER_ACCOUNT = { max: 3, windowSeconds: 3600 };
const RESETS_PER_ADDRESS = { max: 30, windowSeconds: LIMIT_WINDOW_SECONDS };

/** Creates all rate limiters of identity; adjustable limits come from the configuration. */
export function authLimits({ config: { limits }, limiter }: Platform) {
  const inWindow = (max: number) => limiter({ max, windowSeconds: LIMIT_WINDOW_SECONDS });
  return {
    loginsPerAddress: inWindow(limits.loginsPerAddress),
    failuresPerSource: limiter(FAILURES_PER_SOURCE),
    repeatedPasswords: limiter(REPEATED_PASSWORDS),
    secondFactors: SECOND_FACTORS.map(limiter),
    failuresPerAccount: limiter(FAILURES_PER_ACCOUNT),
    registrationsPerAddress: inWindow(limits.registrationsPerAddress),
    otpSendsPerAddress: limiter({ max: limits.otpSendsPerAddress, windowSeconds: SENDS_SECONDS }),
    otpSendsPerSite: limiter({
      max: limits.otpSendsPerAddress * CUSTOMERS_PER_SITE,
      windowSeconds: SENDS_SECONDS,
    }),
    dailyOtpSendsPerAddress: limiter({ max: limits.codeSms.dailyPerAddress, windowSeconds: DAY_SECONDS }),
    dailyOtpSendsPerSite: limiter({ max: limits.codeSms.dailyPerSite, windowSeconds: DAY_SECONDS }),
    verificationsPerAddress: limiter(VERIFICATIONS_PER_ADDRESS),
    refreshesPerAddress: limiter(REFRESHES_PER_ADDRESS),
    resetsPerAccount: limiter(RESETS_PER_ACCOUNT),
    resetsPerAddress: limiter(RESETS_PER_ADDRESS),
  };
}
