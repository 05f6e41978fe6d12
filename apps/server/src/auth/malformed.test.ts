import { type Endpoint, endpoints } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { logIn, passToNextHour } from '../../test/identity.ts';
import { useTestApp } from '../../test/test-app.ts';

const FIELDS = [
  'usernameOrEmail',
  'password',
  'confirmPassword',
  'name',
  'firstName',
  'email',
  'username',
  'mobile',
  'destination',
  'otp',
  'token',
  'refreshToken',
  'ticket',
  'secret',
  'sponsorCode',
];
const allFields = (value: unknown) => Object.fromEntries(FIELDS.map((field) => [field, value]));

/** Bodies that no browser sends. */
const BODIES: Readonly<Record<string, string>> = {
  'NUL everywhere': JSON.stringify(allFields('a1\0b2c3d4')),
  'half a surrogate pair everywhere': JSON.stringify(allFields('a1\ud800b2c3d4@\udfff.in')),
  'numbers everywhere': JSON.stringify(allFields(1e308)),
  'null everywhere': JSON.stringify(allFields(null)),
  'lists everywhere': JSON.stringify(allFields(['asha', 'ravi'])),
  'objects everywhere': JSON.stringify(allFields({ $ne: '' })),
  'true everywhere': JSON.stringify(allFields(true)),
  'quotes everywhere': JSON.stringify(allFields("'; drop table users; --")),
  'long texts everywhere': JSON.stringify(allFields('a1'.repeat(2000))),
  'prototype keys': '{"__proto__":{"usernameOrEmail":"asha"},"constructor":{"prototype":{"token":"x"}}}',
  'a list': '[]',
  null: 'null',
  'a text': '"asha"',
  'a number': '1',
  nothing: '',
  'half of it': '{"usernameOrEmail":',
  'deep nesting': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  'more than 64 kB': JSON.stringify({ password: 'x'.repeat(70_000) }),
};

describe('endpoints of identity with malformed input', () => {
  const app = useTestApp({ LOGINS_PER_ADDRESS: '1000' });
  const newHeaders = async () => ({ Authorization: `Bearer ${(await logIn(app, 'admin')).token}` });
  let headers = { Authorization: '' };
  beforeEach(async () => {
    passToNextHour(app);
    headers = await newHeaders();
  });

  const invalidResponses = async (
    { method, path }: Endpoint,
    init: (body: string) => Promise<RequestInit>,
  ) => {
    const invalid: string[] = [];
    for (const [name, body] of Object.entries(BODIES)) {
      const response = await app.call(path, { method, ...(await init(body)) });
      const reported: unknown = await response.json();
      const isRejection = response.status >= 400 && response.status < 500;
      const isFailure = reported instanceof Object && 'success' in reported && reported.success === false;
      if (!isRejection || !isFailure) invalid.push(`${name}: ${response.status} ${JSON.stringify(reported)}`);
    }
    return invalid;
  };
  const withBody = endpoints.filter(({ base, body }) => base === 'auth' && body !== undefined);

  it.each(withBody.map((endpoint) => [endpoint.operation, endpoint] as const))(
    '%s rejects it, each time with 4xx and a message',
    async (operation, endpoint) => {
      const json = async (body: string) => {
        // A successful logout would make the next call fail for another reason.
        const login = operation === 'logOut' ? await newHeaders() : headers;
        return { body, headers: { ...login, 'Content-Type': 'application/json' } };
      };
      const invalid = await invalidResponses(endpoint, json);
      // Any text can be an address without an account, or an unknown token.
      expect(invalid.filter((line) => !line.endsWith('200 {"success":true}'))).toEqual([]);
    },
  );

  it.each(withBody.map((endpoint) => [endpoint.operation, endpoint] as const))(
    '%s rejects bodies whose content type is not JSON',
    async (_, endpoint) => {
      const form = async (body: string) => ({
        body,
        headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
      });
      expect(await invalidResponses(endpoint, form)).toEqual([]);
    },
  );

  it.each([
    'search=%00',
    'search=%ED%A0%80',
    'page=1e999',
    'page[]=1',
    'page=1&page=x',
    'limit=-1',
    'sort=__proto__',
  ])('the list of accounts treats %s as an invalid or an empty search', async (query) => {
    const { status } = await app.call(`/admin/users/all?${query}`, { headers });
    expect([200, 400]).toContain(status);
  });

  it('do not change any data', async () => {
    expect(await app.sql(`select count(*)::int as n from users where password_hash is not null`)).toEqual([
      { n: 5 },
    ]);
  });
});
