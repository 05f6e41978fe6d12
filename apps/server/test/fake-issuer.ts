import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type CryptoKey, SignJWT, exportJWK, generateKeyPair } from 'jose';

/** How an issuer misbehaves; unset, it is an honest one. */
export interface Faults {
  /** Handles every request to a path instead of the issuer. */
  readonly responses?: Readonly<Record<string, (response: ServerResponse) => void>>;
  /** Claims in place of the honest ones; undefined leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Signs with a key that it does not publish. */
  readonly forgesSignature?: boolean;
  /** Leaves the ID token out. */
  readonly omitsIdToken?: boolean;
}

/** An OpenID issuer on loopback that can lie in every way; the code that it takes is the sign-in's nonce. For tests. */
export class FakeIssuer {
  /** May be changed between two requests. */
  faults: Faults = {};
  /** The paths that were asked for. */
  readonly requested: string[] = [];
  readonly #server: Server;
  readonly #keys: { readonly honest: KeyPair; readonly forged: KeyPair };

  private constructor(honest: KeyPair, forged: KeyPair) {
    this.#keys = { honest, forged };
    this.#server = createServer((request, response) => void this.#response(request, response));
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

  async #response(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?');
    this.requested.push(path);
    const fault = this.faults.responses?.[path];
    if (fault) return fault(response);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(await this.#validResponse(path, await text(request))));
  }

  async #validResponse(path: string, body: string): Promise<unknown> {
    if (path === '/jwks')
      return { keys: [{ ...(await exportJWK(this.#keys.honest.publicKey)), alg: 'RS256', kid: 'one' }] };
    if (path === '/token') {
      const idToken = this.faults.omitsIdToken
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
      ...this.faults.claims,
    };
    const { privateKey } = this.faults.forgesSignature ? this.#keys.forged : this.#keys.honest;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey);
  }
}

interface KeyPair {
  readonly publicKey: CryptoKey;
  readonly privateKey: CryptoKey;
}
