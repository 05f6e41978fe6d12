import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { googleSettings, oidcOptions } from './google-settings.ts';

const Settings = z.object(googleSettings);
const CLIENT = { GOOGLE_CLIENT_ID: 'shop', GOOGLE_CLIENT_SECRET: 'secret' };

describe('the settings of sign-in with Google', () => {
  it('may all be missing', () => {
    expect(oidcOptions(Settings.parse({}))).toBeUndefined();
  });

  it('need an id and a secret, and use Google by default', () => {
    expect(oidcOptions(Settings.parse(CLIENT))).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'shop',
      clientSecret: 'secret',
    });
  });

  it.each(['https://id.example.in', 'http://127.0.0.1:4000', 'http://[::1]:4000', 'http://localhost:4000'])(
    'accept the issuer %s',
    (issuer) => {
      expect(Settings.parse({ GOOGLE_ISSUER: issuer }).GOOGLE_ISSUER).toBe(issuer);
    },
  );

  it.each(['http://id.example.in', 'http://127.0.0.1.example.in', 'id.example.in', 'file:///etc'])(
    'reject the issuer %s',
    (issuer) => {
      const { error } = Settings.safeParse({ GOOGLE_ISSUER: issuer });
      expect(error?.issues.map(({ message }) => message)).toEqual([
        'must be an address that starts with https://',
      ]);
    },
  );
});
