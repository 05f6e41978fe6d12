import type { CompanyFacts } from '@pgm/api/contract';
import { COMPANY_CACHE_BYTES, type ReadCompany, companyReader } from './company-reader.ts';
import { readNotice } from './http/catalogue-change.ts';
import type { CachedResponse } from './http/cached-response.ts';
import { PacedChanges } from './http/paced-changes.ts';
import { ResponseCache } from './http/response-cache.ts';
import { Background } from './jobs/background.ts';
import { type Config, LIMIT_WINDOW_SECONDS } from './config.ts';
import type { DatabaseConnection } from './database/database.ts';
import { type FirebaseKeys, openFirebase } from './firebase/open-firebase.ts';
import { openGoogle } from './google/open-google.ts';
import type { Logger } from './log/logger.ts';
import { cappedSms } from './messaging/capped-sms.ts';
import type { MessageWriters } from './messaging/message-definition.ts';
import { mailer } from './messaging/mailer.tsx';
import { MessageDelivery } from './messaging/message-delivery.ts';
import { openMessaging } from './messaging/open-messaging.ts';
import { countedMail, countedSms } from './messaging/counted-senders.ts';
import { Metrics } from './metrics/metrics.ts';
import { openPaymentGateway } from './payment/open-payment-gateway.ts';
import type { Platform } from './platform.ts';
import { NEXT_PUBLICATION_BYTES, type ReadNextPublication, publicationClock } from './publications.ts';
import { AddressLimiter } from './rate-limit/address-limiter.ts';
import { type Limit, RateLimiter } from './rate-limit/rate-limiter.ts';
import { keyring, openSecrets, toSealer } from './security/secrets.ts';
import { openStorage } from './storage/open-storage.ts';
import { VisitCounts } from './visit-counts/visit-counts.ts';

const DAY_SECONDS = 86_400;

/** Enough for some 250 lists of 20 products. */
const CATALOGUE_CACHE_BYTES = 20_000_000;

/** Some 500 brands: an entry may take a tenth of it. */
const BRAND_CACHE_BYTES = 5_000_000;

/** Some 1,000 articles: an entry may take a tenth of it. */
const ARTICLE_CACHE_BYTES = 25_000_000;

/** What the platform gets from outside. */
interface PlatformParts {
  /** The words of the messages of the resources. */
  readonly messageWriters: MessageWriters;
  /** Reads the published facts of the company. */
  readonly readCompany: ReadCompany;
  readonly readNextPublication: ReadNextPublication;
  /** The current time, in ms since 1970. Default: the clock of the machine. */
  readonly now?: () => number;
  /** Tests pass their own keys, which sign Firebase's tokens. */
  readonly firebaseKeys?: FirebaseKeys | undefined;
}

/** Creates everything that resources are built from, on an open database. */
export async function openPlatform(
  config: Config,
  connection: DatabaseConnection,
  log: Logger,
  { messageWriters, readCompany, readNextPublication, now = Date.now, firebaseKeys }: PlatformParts,
): Promise<Platform> {
  const metrics = new Metrics();
  const secrets = await openSecrets(config);
  const messaging = await openMessaging(config, connection.db, log, now);
  const limiter = (limit: Limit) => new RateLimiter(connection.db, limit, now, keyring(secrets, 'limits'));
  const smsLimits = ({ shortly, daily }: Config['limits']['grievanceSms']) => ({
    shortly: limiter({ max: shortly, windowSeconds: LIMIT_WINDOW_SECONDS }),
    daily: limiter({ max: daily, windowSeconds: DAY_SECONDS }),
  });
  const { codeSms, grievanceSms, orderSms, restockSms } = config.limits;
  const sms = countedSms(
    cappedSms(
      messaging.sms,
      {
        codes: {
          ...smsLimits(codeSms),
          dailyUnknown: limiter({ max: codeSms.dailyUnknown, windowSeconds: DAY_SECONDS }),
        },
        grievances: smsLimits(grievanceSms),
        orders: smsLimits(orderSms),
        restocks: smsLimits(restockSms),
      },
      log,
    ),
    metrics,
  );
  const background = new Background(log);
  const stopping = new AbortController();
  const google = await openGoogle(config, log);
  const firebase = openFirebase(config, log, now, firebaseKeys);
  const isTrusted = () => subscription.isTrusted();
  const catalogueCache = new ResponseCache<CachedResponse>({ isTrusted, maxBytes: CATALOGUE_CACHE_BYTES });
  const pageCache = new ResponseCache<unknown>({ isTrusted, maxBytes: config.pageCacheBytes });
  const brandCache: Platform['brandCache'] = new ResponseCache({ isTrusted, maxBytes: BRAND_CACHE_BYTES });
  const companyCache = new ResponseCache<CompanyFacts>({ isTrusted, maxBytes: COMPANY_CACHE_BYTES });
  const company = companyReader({
    db: connection.db,
    cache: companyCache,
    read: readCompany,
    now,
    onNewDay: () => pageCache.clear(),
  });
  const articleCache: Platform['articleCache'] = new ResponseCache({
    isTrusted,
    maxBytes: ARTICLE_CACHE_BYTES,
  });
  const nextPublication = new ResponseCache<number | undefined>({
    isTrusted,
    maxBytes: NEXT_PUBLICATION_BYTES,
  });
  const publications = publicationClock({
    db: connection.db,
    cache: nextPublication,
    read: readNextPublication,
    now,
    onPublication: (change) => {
      for (const cache of [articleCache, catalogueCache, pageCache]) cache.clear(change);
    },
  });
  const mail = mailer(countedMail(messaging.mail, metrics), async () => {
    const { legalName, registeredOffice: address } = await company();
    return { brandName: config.brandName, legalName, address };
  });
  const changes = new PacedChanges((change) => {
    // First, so that no page is made with the facts from before.
    companyCache.clear(change);
    nextPublication.clear(change);
    articleCache.clear(change);
    brandCache.clear(change);
    catalogueCache.clear(change);
    pageCache.clear(change);
  });
  const subscription = await connection.listen('catalogue', (notice) => changes.receive(readNotice(notice)));
  return {
    config,
    db: connection.db,
    log,
    background,
    catalogueCache,
    pageCache,
    brandCache,
    articleCache,
    publications,
    company,
    images: await openStorage(config, log),
    secrets,
    limiter,
    addressLimiter: (limit) => new AddressLimiter(limit, now),
    visitCounts: new VisitCounts(connection.db, now),
    sms,
    mail,
    delivery: new MessageDelivery({
      background,
      config,
      db: connection.db,
      sealer: toSealer(secrets, 'messages'),
      log,
      mail,
      now,
      sms,
      stopping: stopping.signal,
      writers: messageWriters,
    }),
    google,
    firebase,
    payments: openPaymentGateway(config, connection.db, log, now),
    metrics,
    poolSize: connection.poolSize,
    stopping,
    now,
    close: async () => {
      messaging.close();
      await google?.close();
    },
  };
}
