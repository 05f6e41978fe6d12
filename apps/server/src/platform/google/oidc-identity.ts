import { ok } from '@pgm/api/contract';
import * as oidc from 'openid-client';
import type { Logger } from '../log/logger.ts';
import { isLoopback } from '../settings.ts';
import { Claims, toIdentity } from './claims.ts';
import type { GoogleIdentity } from './google-identity.ts';
import type { OidcOptions } from './google-settings.ts';
import { signInFailure } from './sign-in-failure.ts';

/** How long the provider may take for one response, in seconds. */
const TIMEOUT_SECONDS = 10;

/**
 * Signs in by OpenID Connect: authorization code with PKCE; the ID token is checked completely, including its
 * signature.
 */
export function oidcIdentity(
  options: OidcOptions,
  log: Logger,
  timeoutSeconds = TIMEOUT_SECONDS,
): GoogleIdentity {
  const provider = cached(() => discover(options, timeoutSeconds));
  return {
    begin: async (redirectUri) => {
      try {
        const secrets = {
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          verifier: oidc.randomPKCECodeVerifier(),
        };
        const url = oidc.buildAuthorizationUrl(await provider(), {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
          code_challenge_method: 'S256',
        });
        return ok({ url: url.href, ...secrets });
      } catch (error) {
        return signInFailure(log, error, 'server');
      }
    },
    finish: async (callbackUrl, { state, nonce, verifier }) => {
      try {
        const configuration = await provider();
        const tokens = await oidc.authorizationCodeGrant(configuration, callbackUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return ok(toIdentity(await readClaims(configuration, tokens)));
      } catch (error) {
        return signInFailure(log, error, 'unauthenticated');
      }
    },
  };
}

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;

/** The claims of the ID token; claims that are missing there are requested from the provider's user page. */
async function readClaims(configuration: oidc.Configuration, tokens: Tokens): Promise<Claims> {
  const claims = Claims.parse(tokens.claims());
  const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
  if (claims.email !== undefined || !hasMore) return claims;
  return Claims.parse(await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub));
}

function discover({ issuer, clientId, clientSecret }: OidcOptions, timeout: number) {
  const address = new URL(issuer);
  const isLocal = address.protocol === 'http:' && isLoopback(address);
  return oidc.discovery(address, clientId, clientSecret, undefined, {
    timeout,
    // Without the first check, the library trusts the connection to the provider instead of the token's signature.
    execute: [oidc.enableNonRepudiationChecks, ...(isLocal ? [oidc.allowInsecureRequests] : [])],
  });
}

/** Caches the first success; after a failure the next call tries again. */
function cached<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
