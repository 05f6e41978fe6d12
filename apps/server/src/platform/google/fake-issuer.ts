import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type CryptoKey, SignJWT, exportJWK, generateKeyPair } from 'jose';

/** How an issuer misbehaves; unset, it is an honest one. */
export interface Misdeeds {
  /** Answers any request to a path in place of the issuer. */
  readonly answers?: Readonly<Record<string, (response: ServerResponse) => void>>;
  /** Claims in place of the honest ones; undefined leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Signs with a key that it does not publish. */
  readonly forgesSignature?: boolean;
  /** Leaves the ID token out. */
  readonly keepsIdToken?: boolean;
}

/** An OpenID issuer on loopback that can lie in every way; the code that it takes is the sign-in's nonce. For tests. */
export class FakeIssuer {
  /** May be changed between two requests. */
  misdeeds: Misdeeds = {};
  /** The paths that were asked for. */
  readonly asked: string[] = [];
  readonly #server: Server;
  readonly #keys: { readonly honest: KeyPair; readonly forged: KeyPair };

  private constructor(honest: KeyPair, forged: KeyPair) {
    this.#keys = { honest, forged };
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async open(): Promise<FakeIssuer> {
    const issuer = new FakeIssuer(await generateKeyPair('RS256'), await generateKeyPair('RS256'));
    await new Promise<void>((resolve) => issuer.#server.listen(0, '127.0.0.1', resolve));
    return issuer;
  }

  get address(): string {
    const place = this.#server.address();
    return `http://127.0.0.1:${place !== null && typeof place === 'object' ? place.port : 0}`;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?');
    this.asked.push(path);
    const misdeed = this.misdeeds.answers?.[path];
    if (misdeed) return misdeed(response);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(await this.#honestAnswer(path, await text(request))));
  }

  async #honestAnswer(path: string, body: string): Promise<unknown> {
    if (path === '/jwks')
      return { keys: [{ ...(await exportJWK(this.#keys.honest.publicKey)), alg: 'RS256', kid: 'one' }] };
    if (path === '/token') {
      const idToken = this.misdeeds.keepsIdToken
        ? {}
        : { id_token: await this.#idToken(new URLSearchParams(body).get('code') ?? '') };
      return { access_token: 'access', token_type: 'Bearer', expires_in: 60, ...idToken };
    }
    if (path === '/userinfo') return { sub: 'g-1', email: 'from-userinfo@example.in', email_verified: true };
    return {
      issuer: this.address,
      authorization_endpoint: `${this.address}/authorize`,
      token_endpoint: `${this.address}/token`,
      jwks_uri: `${this.address}/jwks`,
      userinfo_endpoint: `${this.address}/userinfo`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }

  #idToken(nonce: string): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: this.address,
      aud: 'shop',
      sub: 'g-1',
      iat: now,
      exp: now + 60,
      nonce,
      email: 'Asha@Example.in',
      email_verified: true,
      given_name: 'Asha',
      family_name: 'Verma',
      ...this.misdeeds.claims,
    };
    const { privateKey } = this.misdeeds.forgesSignature ? this.#keys.forged : this.#keys.honest;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey);
  }
}

interface KeyPair {
  readonly publicKey: CryptoKey;
  readonly privateKey: CryptoKey;
}
