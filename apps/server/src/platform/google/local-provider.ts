import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { type Adapter, type KoaContextWithOIDC, Provider, interactionPolicy } from 'oidc-provider';
import { localAccount } from './local-account.ts';
import { expiredPage } from './local-issuer-pages.ts';

/** Long enough to try something, in seconds. */
const LIFETIME = 3600;

/** The OpenID provider of the local profile. What it would say on the console by default is all configured away. */
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
    interactions: { policy: [askWho()], url: (_context, { uid }) => `/sign-in/${uid}` },
    // Sessions are not kept, see the store.
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

/** Asks every time who one wants to be, and nothing else. */
function askWho() {
  const ask = new interactionPolicy.Check('who', 'nobody has signed in yet', ({ oidc }) => {
    return oidc.result?.login === undefined;
  });
  return new interactionPolicy.Prompt({ name: 'login', requestable: true }, ask);
}

/** Spares developers the page that asks whether they agree. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    accountId: oidc.session?.accountId,
    clientId: oidc.client?.clientId,
  });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}
