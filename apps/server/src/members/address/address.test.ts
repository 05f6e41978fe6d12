import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Addressee, DETAILS, toAddress } from '../../../test/addressee.ts';
import { toFailure, toStatuses } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

const NOT_FOUND = toFailure('Not found');
const TEXTS = [
  ['name', 100, 'Name'],
  ['phone_number', 20, 'Phone number'],
  ['email', 254, 'Email'],
  ['street_address', 200, 'Street address'],
  ['additional_address_line', 200, 'Additional address line'],
  ['city', 100, 'City'],
  ['state', 100, 'State'],
  ['postal_code', 20, 'Postal code'],
  ['country', 100, 'Country'],
] as const;

/** A text that is too long for a field, and the error message for it. */
const tooLong = ([field, max, label]: (typeof TEXTS)[number]): [object, string] => [
  { [field]: 'x'.repeat(max + 1) },
  `${label} must be at most ${max} characters`,
];

describe('addresses', () => {
  const app = useTestApp();
  let asha: Addressee;
  let ravi: Addressee;

  beforeAll(async () => {
    asha = await Addressee.logIn(app, 'asha');
    ravi = await Addressee.logIn(app, 'ravi');
  });
  beforeEach(async () => {
    await app.sql('delete from addresses');
  });

  it('are an empty list at first', async () => {
    const response = await ravi.get();
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual([]);
  });

  it('are returned as they were sent, and belong to the caller even if the body names another owner', async () => {
    const response = await asha.create({ isDefault: true, userId: randomUUID(), id: randomUUID() });
    expect(response.status).toBe(200);
    const address = { ...DETAILS, isDefault: true, id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/) };
    const stored = await response.json();
    expect(stored).toEqual(address);
    expect(await (await asha.get()).json()).toEqual([stored]);
    expect(await ravi.list()).toEqual([]);
  });

  it('are replaced as a whole', async () => {
    const { id } = await asha.add('Old');
    const change = {
      name: 'New',
      phone_number: '6000000000',
      email: '',
      street_address: 'Other street',
      additional_address_line: '',
      city: 'Patna',
      state: 'Bihar',
      postal_code: '800001',
      country: 'India',
      landmarks: [],
      type: 'OTHER',
      isDefault: true,
      latitude: 0,
      longitude: 85.1,
    };
    const response = await asha.replace(id.toUpperCase(), change);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ...change, id });
    expect(await asha.list()).toEqual([{ ...change, id }]);
  });

  it('get default values for missing fields, and spaces around texts are removed', async () => {
    const { name, phone_number, street_address, city, state, postal_code } = DETAILS;
    const few = { phone_number, street_address, city, state, postal_code };
    expect(await toAddress(await asha.send({ ...few, name: ` ${name} ` }))).toEqual({
      ...few,
      name,
      id: expect.any(String),
      email: '',
      additional_address_line: '',
      country: 'India',
      landmarks: [],
      type: 'HOME',
      isDefault: true,
      latitude: 0,
      longitude: 0,
    });
  });

  it('are saved without invisible characters, except those that join letters of a script', async () => {
    const sent = {
      name: 'Asha \u202EarhsiM\u202C',
      street_address: '\uFEFF12\u200B Hazrat\u00ADganj',
      city: 'शर्\u200Dमा\u200Cनगर',
      landmarks: ['Clock\u2066 tower\u2069'],
    };
    const saved = {
      name: 'Asha arhsiM',
      street_address: '12 Hazratganj',
      city: 'शर्\u200Dमा\u200Cनगर',
      landmarks: ['Clock tower'],
    };
    expect(await toAddress(await asha.create(sent))).toMatchObject(saved);
    expect(await asha.list()).toMatchObject([saved]);
  });

  it.each<[object, string]>([
    [{ name: ' ' }, 'Name is required'],
    [{ name: '\u202E\u200B' }, 'Name is required'],
    [{ name: '\u200D' }, 'Name is required'],
    [{ phone_number: '' }, 'Phone number is required'],
    [{ phone_number: '98765' }, 'Phone number must be valid'],
    [{ phone_number: '5876543210' }, 'Phone number must be valid'],
    [{ phone_number: '+919876543210' }, 'Phone number must be valid'],
    [{ email: 'nowhere' }, 'Invalid email'],
    [{ street_address: '' }, 'Street address is required'],
    [{ city: '' }, 'City is required'],
    [{ state: '' }, 'State is required'],
    [{ postal_code: '' }, 'Postal code is required'],
    [{ postal_code: '22600' }, 'Postal code must be 6 digits'],
    [{ postal_code: '22600A' }, 'Postal code must be 6 digits'],
    [{ country: '' }, 'Country is required'],
    [{ type: 'SHED' }, 'Type is required'],
    [{ type: '' }, 'Type is required'],
    [{ landmarks: Array.from({ length: 11 }, () => 'Tree') }, 'You can add at most 10 landmarks'],
    [{ landmarks: ['x'.repeat(101)] }, 'Landmark must be at most 100 characters'],
    [{ landmarks: ['a\0b'] }, 'Landmark contains an unreadable character'],
    [{ isDefault: 'yes' }, 'Is default is not valid.'],
    [{ latitude: '26' }, 'Latitude is not valid.'],
    [{ longitude: null }, 'Longitude is not valid.'],
    ...TEXTS.map(tooLong),
  ])('are rejected with %j', async (invalid, sentence) => {
    const { id } = await asha.add('Kept');
    for (const response of [await asha.create(invalid), await asha.replace(id, invalid)]) {
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual(toFailure(sentence));
    }
    expect(await asha.names()).toEqual(['Kept*']);
  });

  it('report all validation errors at once', async () => {
    const response = await asha.create({ name: '', phone_number: '', email: 'x', postal_code: '1' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      success: false,
      errors: [
        'Name is required',
        'Phone number is required',
        'Invalid email',
        'Postal code must be 6 digits',
      ].map((errorDescription) => ({ errorDescription })),
    });
  });

  it('can be seen and changed only by their owner, whatever the request contains', async () => {
    const { id } = await asha.add('Home');
    const responses = await Promise.all([
      ravi.replace(id, { isDefault: true }),
      ravi.replace(id, { name: '' }),
      ravi.replace(id, '{'),
      ravi.remove(id),
      ...[randomUUID(), 'nonsense'].flatMap((unknown) => [
        asha.replace(unknown),
        asha.replace(unknown, 'null'),
        asha.remove(unknown),
      ]),
    ]);
    for (const response of responses) {
      expect([response.status, await response.json()]).toEqual([404, NOT_FOUND]);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
    expect(await asha.names()).toEqual(['Home*']);
    expect(await ravi.list()).toEqual([]);
  });

  it('are not found by an id that is not valid text for the database', async () => {
    for (const id of ['%00', 'x'.repeat(65)]) {
      expect(toStatuses([await asha.replace(id), await asha.remove(id)])).toEqual([404, 404]);
    }
  });

  it('are for members: a guest is rejected before any input is checked', async () => {
    const { id } = await asha.add('Home');
    for (const guest of [new Addressee(app), new Addressee(app, 'rubbish')]) {
      const responses = [
        await guest.get(),
        await guest.create(),
        await guest.send('nonsense'),
        await guest.replace(id),
        await guest.replace(randomUUID(), '{'),
        await guest.remove(id),
      ];
      expect(toStatuses(responses)).toEqual([401, 401, 401, 401, 401, 401]);
    }
    expect(await asha.names()).toEqual(['Home*']);
  });

  it('can be deleted once', async () => {
    const { id } = await asha.add('Home');
    const removed = await asha.remove(id);
    expect([removed.status, await removed.json()]).toEqual([200, { success: true }]);
    expect((await asha.remove(id)).status).toBe(404);
    expect(await asha.list()).toEqual([]);
  });

  it('are limited to 50 per member', async () => {
    for (let n = 0; n < 50; n += 1) await asha.create();
    const rejected = await asha.create();
    expect(rejected.status).toBe(409);
    expect(await rejected.json()).toEqual(toFailure('You can save at most 50 addresses.'));
    expect((await ravi.create()).status).toBe(200);
    const [first] = await asha.list();
    await asha.remove(first?.id ?? '');
    expect((await asha.create()).status).toBe(200);
  });
});

describe('the sample addresses', () => {
  const app = useTestApp();

  it('are two for asha and none for ravi', async () => {
    expect(await (await Addressee.logIn(app, 'asha')).list()).toMatchObject([
      { type: 'HOME', city: 'Lucknow', state: 'Uttar Pradesh', postal_code: '226001', isDefault: true },
      { type: 'OFFICE', isDefault: false },
    ]);
    expect(await (await Addressee.logIn(app, 'ravi')).list()).toEqual([]);
  });
});
