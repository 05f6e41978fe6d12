import type { Brand } from '@pgm/api/contract';
import type { CachedResponse } from './http/cached-response.ts';
import type { ResponseCache } from './http/response-cache.ts';
import type { Background } from './jobs/background.ts';
import type { CompanyReader } from './company-reader.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { FirebaseTokens } from './firebase/firebase-tokens.ts';
import type { GoogleIdentity } from './google/google-identity.ts';
import type { Logger } from './log/logger.ts';
import type { MessageDelivery } from './messaging/message-delivery.ts';
import type { Mailer, SmsSender } from './messaging/ports.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { PaymentGateway } from './payment/payment-gateway.ts';
import type { AddressLimiter } from './rate-limit/address-limiter.ts';
import type { Limit, RateLimiter } from './rate-limit/rate-limiter.ts';
import type { Secrets } from './security/secrets.ts';
import type { SearchPage } from './site/site.ts';
import type { ImageStorage } from './storage/image-storage.ts';
import type { VisitCounts } from './visit-counts/visit-counts.ts';

/** The parts from which every resource of the server is built. */
export interface Platform {
  readonly config: Config;
  readonly db: Database;
  readonly log: Logger;
  /** Catalogue responses, until the products or the lists in them change. */
  readonly catalogueCache: ResponseCache<CachedResponse>;
  /**
   * Pages of the site, cleared at the same time; a separate cache, so that neither pushes out entries of the
   * other.
   */
  readonly pageCache: ResponseCache<unknown>;
  /** The names of the brands, cleared at the same time: a search reads them without a query. */
  readonly brandCache: ResponseCache<
    readonly (Pick<Brand, 'id' | 'name' | 'slug' | 'productCount'> & {
      readonly nameInHindi: string | null;
    })[]
  >;
  /** The published articles, cleared at the same time, for the search. */
  readonly articleCache: ResponseCache<readonly SearchPage[]>;
  /** Clears cached articles when the time of another one has come; called before they are read. */
  readonly publications: () => Promise<void>;
  /** The published facts of the company. */
  readonly company: CompanyReader;
  readonly images: ImageStorage;
  readonly background: Background;
  readonly secrets: Secrets;
  /** Counts how often an action happens; all processes share the counts. */
  readonly limiter: (limit: Limit) => RateLimiter;
  /** Counts requests of a network address; each process has counts of its own. */
  readonly addressLimiter: (limit: Limit) => AddressLimiter;
  /** Counts what visitors do. */
  readonly visitCounts: VisitCounts;
  /** Sends SMS at once: codes, for which a person waits. Other SMS go to the queue. */
  readonly sms: SmsSender;
  /** Sends mails at once: codes, for which a person waits. Other mails go to the queue. */
  readonly mail: Mailer;
  /** Sends the messages of the queue. */
  readonly delivery: MessageDelivery;
  /** Absent when sign-in with Google is not possible, except through Firebase. */
  readonly google: GoogleIdentity | undefined;
  /** Absent when Firebase is not configured. */
  readonly firebase: FirebaseTokens | undefined;
  readonly payments: PaymentGateway;
  readonly metrics: Metrics;
  /** The connections to the database, by state; none for the embedded one. */
  readonly poolSize: () => Readonly<Record<string, number>>;
  /** Aborted when the process begins to stop. */
  readonly stopping: AbortController;
  /** The current time, in ms since 1970. */
  readonly now: () => number;
  /** Closes everything that is open, except the database. */
  readonly close: () => Promise<void>;
}
