import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { type Adapter, type KoaContextWithOIDC, Provider, interactionPolicy } from 'oidc-provider';
import { localAccount } from './local-account.ts';
import { expiredPage } from './local-issuer-pages.ts';

/** How long everything is valid, in seconds: long enough for a trial. */
const LIFETIME = 3600;

/** The OpenID provider of the local profile. It is configured to write nothing to the console. */
export async function localProvider(issuer: string, adapter: (model: string) => Adapter): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    adapter,
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    clientBasedCORS: () => false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    findAccount: (_context, login) => localAccount(login),
    interactions: { policy: [askAccount()], url: (_context, { uid }) => `/sign-in/${uid}` },
    // Sessions are not saved; see the store.
    expiresWithSession: () => false,
    loadExistingGrant: grantEverything,
    renderError: (context) => {
      context.type = 'html';
      context.body = expiredPage();
    },
    ttl: {
      AccessToken: LIFETIME,
      AuthorizationCode: 60,
      Grant: LIFETIME,
      IdToken: LIFETIME,
      Interaction: LIFETIME,
      Session: LIFETIME,
    },
  });
  provider.silent = true;
  return provider;
}

/** Asks for the login every time, and for nothing else. */
function askAccount() {
  const ask = new interactionPolicy.Check('account', 'the user has not signed in yet', ({ oidc }) => {
    return oidc.result?.login === undefined;
  });
  return new interactionPolicy.Prompt({ name: 'login', requestable: true }, ask);
}

/** Skips the consent page for developers. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    accountId: oidc.session?.accountId,
    clientId: oidc.client?.clientId,
  });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}
