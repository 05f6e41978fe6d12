import type { AnswerCache } from './answer-cache.ts';
import type { Authenticate } from './authentication/caller.ts';
import type { Background } from './background.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { FirebaseTokens } from './firebase/firebase-tokens.ts';
import type { GoogleIdentity } from './google/google-identity.ts';
import type { Logger } from './logger.ts';
import type { MailSender, SmsSender } from './messaging/ports.ts';
import type { PaymentGateway } from './payment/payment-gateway.ts';
import type { Limit, RateLimiter } from './rate-limit/rate-limiter.ts';
import type { Secrets } from './secrets.ts';
import type { PictureStorage } from './storage/picture-storage.ts';

/** What every resource of the server is built from. */
export interface Platform {
  readonly config: Config;
  readonly db: Database;
  readonly log: Logger;
  /** Texts of catalogue answers, forgotten whenever the catalogue or its stock changes. */
  readonly catalogueCache: AnswerCache;
  /** Pages of the site, forgotten likewise; apart, so that neither crowds out the other. */
  readonly pageCache: AnswerCache;
  readonly pictures: PictureStorage;
  readonly background: Background;
  readonly secrets: Secrets;
  /** Finds out who makes a call. */
  readonly authenticate: Authenticate;
  /** Counts what may happen only so often; all processes share the counts. */
  readonly limiter: (limit: Limit) => RateLimiter;
  readonly sms: SmsSender;
  readonly mail: MailSender;
  /** Absent where nobody can sign in with Google, but for Firebase. */
  readonly google: GoogleIdentity | undefined;
  /** Absent where Firebase is not configured. */
  readonly firebase: FirebaseTokens | undefined;
  readonly payments: PaymentGateway;
  /** The present, in ms since 1970. */
  readonly now: () => number;
  /** Lets go of what is held open, but for the database. */
  readonly close: () => Promise<void>;
}
