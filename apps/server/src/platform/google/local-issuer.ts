import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';
import type { OidcOptions } from './google-settings.ts';
import { toLogin } from './local-account.ts';
import { expiredPage, signInPage } from './local-issuer-pages.ts';
import { localIssuerStore } from './local-issuer-store.ts';
import { localProvider } from './local-provider.ts';

/** An OpenID issuer on this machine that accepts every login. */
export interface LocalIssuer {
  /** The settings to use this issuer. */
  readonly options: OidcOptions;
  /** Adds an address to which visitors may return. */
  readonly allow: (redirectUri: string) => void;
  readonly close: () => Promise<void>;
}

/** Starts the issuer on a free loopback port. */
export async function openLocalIssuer(): Promise<LocalIssuer> {
  const client = { clientId: 'shop', clientSecret: randomBytes(32).toString('base64url') };
  const redirectUris = new Set<string>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const issuer = `http://127.0.0.1:${place !== null && typeof place === 'object' ? place.port : 0}`;
  const provider = await localProvider(
    issuer,
    localIssuerStore(() => ({
      client_id: client.clientId,
      client_secret: client.clientSecret,
      redirect_uris: [...redirectUris],
      token_endpoint_auth_method: 'client_secret_post',
    })),
  );
  const respondToProtocol = provider.callback();
  server.on('request', (request, response) => {
    const [, uid] = /^\/sign-in\/([\w-]+)/.exec(request.url ?? '') ?? [];
    if (uid === undefined) void respondToProtocol(request, response);
    else respondToBrowser(provider, uid, request, response).catch(() => show(response, expiredPage(), 400));
  });
  return {
    options: { issuer, ...client },
    allow: (redirectUri) => void redirectUris.add(redirectUri),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Shows the page that asks for a name, and handles what is submitted. */
async function respondToBrowser(
  provider: Provider,
  uid: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const finish = (result: Parameters<Provider['interactionFinished']>[2]) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });

  await provider.interactionDetails(request, response);
  if (request.url?.endsWith('/cancel')) return finish({ error: 'access_denied' });
  if (request.method !== 'POST') return show(response, signInPage(uid));
  const login = toLogin(new URLSearchParams(await text(request)).get('login') ?? '');
  return login === '' ? show(response, signInPage(uid)) : finish({ login: { accountId: login } });
}

function show(response: ServerResponse, page: string, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(page);
}
