import { type Server, createServer } from 'node:http';
import { type CryptoKey, SignJWT, UnsecuredJWT, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll } from 'vitest';

const PROJECT = 'shop-1a2b3';

/** The settings of the project. */
export const FIREBASE_SETTINGS = {
  FIREBASE_API_KEY: 'AIzaSy-recorded',
  FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  FIREBASE_PROJECT_ID: PROJECT,
};

/** The differences between a token and an honest one. */
export interface Forgery {
  /** Claims that replace the honest ones; undefined leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly signedBy?: 'project' | 'stranger' | 'no key' | 'public key';
}

/** Publishes keys on loopback and signs ID tokens, both valid and forged ones. */
export class FakeFirebase {
  /** How often the keys were requested. */
  requested = 0;
  readonly #server: Server;
  #keys: { readonly project: KeyPair; readonly stranger: KeyPair } | undefined;

  constructor() {
    this.#server = createServer((_, response) => {
      this.requested += 1;
      void this.#published().then((keys) => response.end(JSON.stringify(keys)));
    });
  }

  /** The address of the keys. */
  get url(): URL {
    const place = this.#server.address();
    return new URL(`http://127.0.0.1:${place !== null && typeof place === 'object' ? place.port : 0}/keys`);
  }

  async open(): Promise<void> {
    this.#keys = { project: await generateKeyPair('RS256'), stranger: await generateKeyPair('RS256') };
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** A token of a person who has just proved a phone number; `now` in ms since 1970. */
  async phoneToken(
    now: number,
    number: string,
    { claims, signedBy = 'project' }: Forgery = {},
  ): Promise<string> {
    const person = {
      phone_number: number,
      firebase: { identities: { phone: [number] }, sign_in_provider: 'phone' },
    };
    return this.#sign({ ...honestClaims(now), ...person, ...claims }, signedBy);
  }

  /** A token of a person who has just signed in with Google. */
  async googleToken(
    now: number,
    { subject, email, name = 'Meena Joshi' }: { subject: string; email: string; name?: string },
    { claims, signedBy = 'project' }: Forgery = {},
  ): Promise<string> {
    const identities = { 'google.com': [subject], email: [email] };
    const person = {
      name,
      email,
      email_verified: true,
      firebase: { identities, sign_in_provider: 'google.com' },
    };
    return this.#sign({ ...honestClaims(now), ...person, ...claims }, signedBy);
  }

  async #sign(
    claims: Readonly<Record<string, unknown>>,
    by: NonNullable<Forgery['signedBy']>,
  ): Promise<string> {
    if (by === 'no key') return new UnsecuredJWT(claims).encode();
    if (this.#keys === undefined) throw new Error('the keys are not made yet');
    if (by === 'public key') {
      const key = new TextEncoder().encode(JSON.stringify(await this.#published()));
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(key);
    }
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(this.#keys[by].privateKey);
  }

  async #published() {
    if (this.#keys === undefined) throw new Error('the keys are not made yet');
    return {
      keys: [{ ...(await exportJWK(this.#keys.project.publicKey)), alg: 'RS256', use: 'sig', kid: 'one' }],
    };
  }
}

/** Opens a project for the tests of one file; call it before the app that uses the project. */
export function useFakeFirebase(): FakeFirebase {
  const firebase = new FakeFirebase();
  beforeAll(() => firebase.open());
  afterAll(() => firebase.close());
  return firebase;
}

function honestClaims(now: number) {
  const seconds = Math.floor(now / 1000);
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: `uid-${Math.random().toString(36).slice(2)}`,
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
  };
}

interface KeyPair {
  readonly publicKey: CryptoKey;
  readonly privateKey: CryptoKey;
}
