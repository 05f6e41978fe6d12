import type { Logger } from '../log/logger.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { SmsSender } from './ports.ts';

/**
 * Limits the total number of SMS, whatever their caller or content, because each one costs money. It wraps the
 * sender, so that no sending code can forget the limit.
 * @param overall counts all SMS together
 */
export function cappedSms(sms: SmsSender, overall: RateLimiter, log: Logger): SmsSender {
  return {
    send: async (message) => {
      const tooMany = await overall.count('sms', 'all');
      if (!tooMany) return sms.send(message);
      log.warn({}, 'an SMS was held back: so many as may be were sent already');
      return tooMany;
    },
  };
}
