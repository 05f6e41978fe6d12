import { join } from 'node:path';
import { AnswerCache } from './answer-cache.ts';
import { authenticator } from './authentication/authenticate.ts';
import { Background } from './background.ts';
import { type Config, LIMIT_WINDOW_SECONDS } from './config.ts';
import type { DatabaseConnection } from './database/database.ts';
import { type FirebaseKeys, openFirebase } from './firebase/open-firebase.ts';
import { openGoogle } from './google/open-google.ts';
import { type Logger, openLog } from './logger.ts';
import { cappedSms } from './messaging/capped-sms.ts';
import { openMessaging } from './messaging/open-messaging.ts';
import { openPaymentGateway } from './payment/open-payment-gateway.ts';
import type { Platform } from './platform.ts';
import { type Limit, RateLimiter } from './rate-limit/rate-limiter.ts';
import { openSecrets } from './secrets.ts';
import { folderStorage } from './storage/folder-storage.ts';

/**
 * Puts together what every resource is built from, on an open database; `now` in ms since 1970. Tests have keys of their
 * own to sign Firebase's tokens with.
 */
export async function openPlatform(
  config: Config,
  connection: DatabaseConnection,
  now: () => number = Date.now,
  log: Logger = openLog(config),
  firebaseKeys?: FirebaseKeys,
): Promise<Platform> {
  const secrets = await openSecrets(config);
  const messaging = await openMessaging(config, connection.db, log, now);
  const limiter = (limit: Limit) => new RateLimiter(connection.db, limit, now, secrets.limits);
  const smsOverall = limiter({ most: config.limits.smsOverall, windowSeconds: LIMIT_WINDOW_SECONDS });
  const google = await openGoogle(config, log);
  const firebase = openFirebase(config, log, now, firebaseKeys);
  const catalogueCache = new AnswerCache(() => subscription.isLive());
  const pageCache = new AnswerCache(() => subscription.isLive());
  const subscription = await connection.listen('catalogue', () => {
    catalogueCache.clear();
    pageCache.clear();
  });
  return {
    config,
    db: connection.db,
    log,
    background: new Background(log),
    catalogueCache,
    pageCache,
    pictures: folderStorage(join(config.dataDir, 'pictures')),
    secrets,
    authenticate: authenticator(connection.db, secrets, now),
    limiter,
    sms: cappedSms(messaging.sms, smsOverall, log),
    mail: messaging.mail,
    google,
    firebase,
    payments: openPaymentGateway(config, connection.db, log, now),
    now,
    close: async () => {
      messaging.close();
      await google?.close();
    },
  };
}
