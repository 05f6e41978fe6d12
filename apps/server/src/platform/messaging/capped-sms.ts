import type { Logger } from '../log/logger.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { SmsSender } from './ports.ts';

/** The limits of SMS of one kind, for all users together. */
export interface SmsLimits {
  readonly shortly: RateLimiter;
  readonly daily: RateLimiter;
}

/** The limits of SMS with codes. */
export interface CodeSmsLimits extends SmsLimits {
  /** For numbers that no account has proven: the rest of the daily limit is left to those with an account. */
  readonly dailyUnknown: RateLimiter;
}

/** The part of a daily limit from which an operator is warned. */
const WARN_FROM = 0.8;

/**
 * Limits the total number of SMS, because each one costs money. It wraps the sender, so that no sending code can
 * forget the limit. Codes, messages about grievances, changed contacts, orders and restocked products are counted apart: no
 * number of grievances can stop logins, or hide from an owner that the number of the account was changed.
 */
export function cappedSms(
  sms: SmsSender,
  {
    codes,
    grievances,
    orders,
    restocks,
  }: Readonly<Record<'grievances' | 'orders' | 'restocks', SmsLimits>> & { readonly codes: CodeSmsLimits },
  log: Logger,
): SmsSender {
  return {
    send: async (message) => {
      const notices = {
        ORDER: orders,
        RESTOCK: restocks,
        CONTACT_CHANGE: grievances,
        BANK_DETAILS: grievances,
      };
      const limits =
        message.code !== undefined
          ? codes
          : message.about === undefined
            ? grievances
            : notices[message.about];
      const what = toKind(message);
      const tooMany = await limits.shortly.count(what, 'all');
      if (tooMany) {
        log.warn({ what }, 'an SMS was held back: so many as may be were sent already');
        return tooMany;
      }
      if (message.code !== undefined && message.isKnown !== true) {
        const unknown = await codes.dailyUnknown.tally('sms to unknown numbers of the day', 'all');
        if (unknown.count === unknown.max + 1)
          log.error({ max: unknown.max }, 'only numbers with an account get codes until midnight UTC');
        if (unknown.rejected) return unknown.rejected;
      }
      const { count, max, rejected } = await limits.daily.tally(`${what} of the day`, 'all');
      // Each count comes once, whatever the number of processes.
      if (count === Math.ceil(max * WARN_FROM)) log.error({ what, max }, 'most SMS of this day are sent');
      if (count === max + 1)
        log.error({ what, max }, 'all SMS of this day are sent; no more until midnight UTC');
      return rejected ?? sms.send(message);
    },
  };
}

/** What a message is counted as. */
function toKind({ about, code }: Parameters<SmsSender['send']>[0]): string {
  if (code !== undefined) return 'sms';
  return about === undefined ? 'grievance sms' : KINDS[about];
}

const KINDS = {
  ORDER: 'order sms',
  RESTOCK: 'restock sms',
  CONTACT_CHANGE: 'contact change sms',
  BANK_DETAILS: 'bank details sms',
} as const;
