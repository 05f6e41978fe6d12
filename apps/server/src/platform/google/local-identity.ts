import type { Logger } from '../logger.ts';
import type { GoogleIdentity } from './google-identity.ts';
import { openLocalIssuer } from './local-issuer.ts';
import { oidcIdentity } from './oidc-identity.ts';

/** Stands in for Google on a developer's machine; its issuer starts when somebody first wants to sign in. */
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

async function start(log: Logger) {
  const issuer = await openLocalIssuer();
  return { issuer, identity: oidcIdentity(issuer.options, log) };
}
