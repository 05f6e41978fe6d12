import { createRemoteJWKSet } from 'jose';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { isLoopback } from '../loopback.ts';
import type { FirebaseTokens } from './firebase-tokens.ts';
import { jwksTokens } from './jwks-tokens.ts';

/** Where Google publishes the keys that ID tokens of all projects are signed with. */
const GOOGLE_KEYS = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
);

/** How long the keys may take to come, in ms. */
const TIMEOUT_MS = 10_000;

/** Where a test publishes keys of its own; only this machine can be such a place. */
export interface FirebaseKeys {
  readonly url: URL;
}

/** The project that is configured, if one is; `now` in ms since 1970. */
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
