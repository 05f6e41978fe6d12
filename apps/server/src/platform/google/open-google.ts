import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { GoogleIdentity } from './google-identity.ts';
import { localIdentity } from './local-identity.ts';

/** The provider that is configured; in the local profile, without one, an issuer on this machine; else none. */
export async function openGoogle(
  { google, profile }: Pick<Config, 'google' | 'profile'>,
  log: Logger,
): Promise<(GoogleIdentity & { readonly close: () => Promise<void> }) | undefined> {
  if (google === undefined) return profile === 'local' ? localIdentity(log) : undefined;
  const { oidcIdentity } = await import('./oidc-identity.ts');
  return { ...oidcIdentity(google, log), close: async () => {} };
}
