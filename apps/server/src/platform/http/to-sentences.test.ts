import {
  type Endpoint,
  createAddress,
  createLead,
  endpoints,
  logIn,
  quoteOrder,
  register,
  sendOtp,
  updateProfile,
} from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { toSentences } from './to-sentences.ts';

type Part = NonNullable<Endpoint['body']>;

const Fields = z.object({
  properties: z._default(z.record(z.string(), z.unknown()), {}),
});
const Shape = z.looseObject({ oneOf: z.optional(z.array(Fields)), anyOf: z.optional(z.array(Fields)) });
const Kind = z.object({ const: z.unknown() });

/** The fields of an input; one list for each of its kinds. */
function listFields(schema: Part) {
  const shape = Shape.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return (shape.oneOf ?? shape.anyOf ?? [Fields.parse(shape)]).map(({ properties }) => {
    const kinds = Object.entries(properties).filter(([, field]) => Kind.safeParse(field).success);
    const kind = Object.fromEntries(kinds.map(([name, field]) => [name, Kind.parse(field).const]));
    return { names: Object.keys(properties).filter((name) => !(name in kind)), kind };
  });
}

/** The sentences for an input. */
function sentencesFor(schema: Part, value: unknown): readonly string[] {
  const { error } = schema.safeParse(value);
  return error ? toSentences(schema, value, error.issues) : [];
}

/** Values that some field may not have. */
const STRANGE: readonly unknown[] = [7, -1, true, null, [], ['x'], {}, '', 'x', '\0', 'x'.repeat(30_000)];

/** What only the inside of the server knows, and names that only programs use; allowed values are such names. */
const JARGON =
  /^[a-z]|^[^:]*([a-z][A-Z]|\w_\w)|Invalid (input|option|UUID)|undefined|expected|received|[{}[\]]/;

const parts = endpoints.flatMap(({ operation, body, query }) => [
  ...(body ? [[`the body of ${operation}`, body] as const] : []),
  ...(query ? [[`the query of ${operation}`, query] as const] : []),
]);

const ADDRESS = {
  name: 'Asha Verma',
  phone_number: '9876543210',
  street_address: 'House 1',
  city: 'Jaipur',
  state: 'Rajasthan',
  postal_code: '302001',
};

/** What a search or a register needs besides its page. */
const FOUND = { query: 'tulsi', from: '2026-11-01', to: '2026-11-30', otherId: crypto.randomUUID() };

describe('the sentences for an invalid input', () => {
  it.each(parts)('name each field of %s as a form does', (_, schema) => {
    const jargon = new Set<string>();
    for (const { names, kind } of listFields(schema)) {
      const missing = sentencesFor(schema, kind);
      const inputs = names.flatMap((name) => STRANGE.map((value) => ({ ...kind, [name]: value })));
      for (const sentence of [...missing, ...inputs.flatMap((input) => sentencesFor(schema, input))])
        if (JARGON.test(sentence)) jargon.add(sentence);
    }
    expect([...jargon]).toEqual([]);
  });

  it.each([
    [
      register.body,
      {},
      [
        ...['Name', 'Email', 'Username', 'Password'].map((field) => `${field} is required`),
        'Passwords do not match',
      ],
    ],
    [logIn.body, {}, ['Enter your username or email', 'Enter your password']],
    [sendOtp.body, { firstName: 7 }, ['Phone number should contain exactly 10 digits', 'Name is required']],
    [createLead.body, {}, ['Name is required', 'Mobile number is required', 'Email is required']],
    [
      createAddress.body,
      {},
      ['Name', 'Phone number', 'Street address', 'City', 'State', 'Postal code'].map(
        (field) => `${field} is required`,
      ),
    ],
    [
      updateProfile.body,
      {},
      ['First name', 'Last name', 'Email', 'Phone', 'Gender'].map((field) => `${field} is required`),
    ],
    [quoteOrder.body, {}, ['There is nothing to order']],
    [createAddress.body, ADDRESS, []],
    [
      createAddress.body,
      { ...ADDRESS, name: null, city: ['Jaipur'] },
      ['Name is required', 'City is required'],
    ],
    [
      createAddress.body,
      { ...ADDRESS, type: 'SHED', postal_code: 302001 },
      ['Postal code is required', 'Type is required'],
    ],
  ])('are those of the form, one for each field (%#)', (body, value, sentences) => {
    expect(sentencesFor(body, value)).toEqual(sentences);
  });

  it.each(endpoints.flatMap(({ operation, query }) => (query ? [[operation, query] as const] : [])))(
    'say what a page of %s may be',
    (_, query) => {
      const names = listFields(query).flatMap((fields) => fields.names);
      const page = ['0', '-1', '1.5', 'x', '100001'].flatMap((sent) =>
        sentencesFor(query, { ...FOUND, page: sent }),
      );
      const limit = ['0', '1000', 'x'].flatMap((sent) => sentencesFor(query, { ...FOUND, limit: sent }));
      expect(new Set(page)).toEqual(
        new Set(names.includes('page') ? ['Page must be a whole number from 1 to 100000'] : []),
      );
      expect(new Set(limit)).toEqual(
        new Set(names.includes('limit') ? ['Limit must be a whole number from 1 to 100'] : []),
      );
    },
  );
});
