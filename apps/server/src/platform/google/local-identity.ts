import type { Logger } from '../log/logger.ts';
import type { GoogleIdentity } from './google-identity.ts';

/** Replaces Google on a developer's machine; its issuer starts at the first sign-in. */
export function localIdentity(log: Logger): GoogleIdentity & { readonly close: () => Promise<void> } {
  let starting: ReturnType<typeof start> | undefined;
  const started = () => (starting ??= start(log));
  return {
    begin: async (redirectUri) => {
      const { issuer, identity } = await started();
      issuer.allow(redirectUri);
      return identity.begin(redirectUri);
    },
    finish: async (callbackUrl, expected) => (await started()).identity.finish(callbackUrl, expected),
    close: async () => {
      const running = starting;
      starting = undefined;
      await (await running)?.issuer.close();
    },
  };
}

/** Loads its packages only now, because most starts of the server never need them. */
async function start(log: Logger) {
  const { openLocalIssuer } = await import('./local-issuer.ts');
  const { oidcIdentity } = await import('./oidc-identity.ts');
  const issuer = await openLocalIssuer();
  return { issuer, identity: oidcIdentity(issuer.options, log) };
}
