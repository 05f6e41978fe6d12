import type { Config } from '../config.ts';
import type { Logger } from '../log/logger.ts';
import type { GoogleIdentity } from './google-identity.ts';
import { localIdentity } from './local-identity.ts';

/**
 * The configured provider; without one, Firebase's popup if that is configured; else, in the local profile, an
 * issuer on this machine.
 */
export async function openGoogle(
  { firebase, google, profile }: Pick<Config, 'firebase' | 'google' | 'profile'>,
  log: Logger,
): Promise<(GoogleIdentity & { readonly close: () => Promise<void> }) | undefined> {
  if (google === undefined) return profile === 'local' && !firebase ? localIdentity(log) : undefined;
  const { oidcIdentity } = await import('./oidc-identity.ts');
  return { ...oidcIdentity(google, log), close: async () => {} };
}
