import { createRemoteJWKSet } from 'jose';
import type { Config } from '../config.ts';
import type { Logger } from '../log/logger.ts';
import { isLoopback } from '../settings.ts';
import type { FirebaseTokens } from './firebase-tokens.ts';
import { jwksTokens } from './jwks-tokens.ts';

/** The address where Google publishes the keys that sign the ID tokens of all projects. */
const GOOGLE_KEYS = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
);

/** How long loading the keys may last, in ms. */
const TIMEOUT_MS = 10_000;

/** Where a test publishes its own keys; this can only be an address of this machine. */
export interface FirebaseKeys {
  readonly url: URL;
}

/** The configured project, or undefined; `now` in ms since 1970. */
export function openFirebase(
  { firebase }: Pick<Config, 'firebase'>,
  log: Logger,
  now: () => number,
  { url }: FirebaseKeys = { url: GOOGLE_KEYS },
): FirebaseTokens | undefined {
  if (firebase === undefined) return undefined;
  if (url !== GOOGLE_KEYS && !isLoopback(url)) throw new Error('only Google may say what its keys are');
  const keys = createRemoteJWKSet(url, { timeoutDuration: TIMEOUT_MS });
  return jwksTokens({ projectId: firebase.projectId, keys, log, now });
}
