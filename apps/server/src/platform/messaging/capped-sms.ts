import type { Logger } from '../logger.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { SmsSender } from './ports.ts';

/**
 * Sends no more SMS than may be sent in all, whoever asks for them and whatever they say: each one costs. Around the
 * sender, so that nothing that sends can forget it.
 * @param overall counts them all together
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
