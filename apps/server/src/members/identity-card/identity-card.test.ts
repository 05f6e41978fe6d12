import { beforeEach, describe, expect, it } from 'vitest';
import { AGREEMENT_VERSION } from '../../../test/agreement-version.ts';
import { CardHolder } from '../../../test/card-holder.ts';
import { chosen, plain } from '../../../test/generated-photo.ts';
import { passToNextHour, toFailure } from '../../../test/identity.ts';
import { SELLER } from '../../../test/invoices.ts';
import { ProfileOwner } from '../../../test/profile-owner.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { SAMPLE_PASSWORD } from '../../seed/sample-accounts.ts';

const NOT_VALID = toFailure('This card is not valid.');
const NO_ASSOCIATE = toFailure('This account is not an associate.');

describe('the identity card of an associate', () => {
  const app = useTestApp({ LOGINS_PER_ADDRESS: '500' }, { seller: SELLER });
  beforeEach(() => passToNextHour(app));

  const check = async (code: string) => {
    const response = await app.call(`/associates/identity-card/${encodeURIComponent(code)}`);
    return [response.status, await response.json()];
  };
  const ASHAS = {
    name: 'Asha Mishra',
    number: 'PGM-A-000001',
    joinedAt: '2023-09-05T00:00:00.000Z',
    isActive: true,
  };

  it('is issued once, with a number, and a code that cannot be guessed', async () => {
    const asha = await CardHolder.logIn(app, 'asha');
    const first = await asha.card();
    expect(first).toEqual({
      ...ASHAS,
      imageUrl: null,
      code: expect.stringMatching(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/),
    });
    expect(await asha.card()).toEqual(first);
    const ravi = await (await CardHolder.logIn(app, 'ravi')).card();
    expect(ravi).toMatchObject({ name: 'Ravi Kumar', number: 'PGM-A-000002' });
    expect(ravi.code).not.toBe(first.code);
  });

  it('does not exist for staff who are no associates', async () => {
    const staff = await CardHolder.logIn(app, 'staff');
    for (const response of [await staff.issue(), await staff.open()])
      expect([response.status, await response.json()]).toEqual([404, NO_ASSOCIATE]);
  });

  it('can be checked by anyone, however the code is typed, and shows no contact and no photo', async () => {
    const { code } = await (await CardHolder.logIn(app, 'asha')).card();
    for (const typed of [
      code,
      code.toLowerCase(),
      code.replaceAll('-', ''),
      ` ${code.replaceAll('-', ' ')} `,
    ])
      expect(await check(typed)).toEqual([200, { success: true, data: ASHAS }]);
  });

  it.each(['AAAA-AAAA-AAAA-AAAA', 'PGM-A-000001', '%', "'--", 'A\0'])(
    'is not valid with the code %j',
    async (code) => {
      expect((await check(code))[0]).toBe(404);
    },
  );

  it('is never cached: it can be withdrawn at any time', async () => {
    const { code } = await (await CardHolder.logIn(app, 'asha')).card();
    for (const asked of [code, 'AAAA-AAAA-AAAA-AAAA']) {
      const response = await app.call(`/associates/identity-card/${asked}`);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
  });

  it('is not valid while its owner is blocked, and the address of its PDF opens nothing', async () => {
    const asha = await CardHolder.logIn(app, 'asha');
    const { code } = await asha.card();
    const address = await asha.address();
    const admin = await StaffMember.logIn(app, 'admin');
    await admin.post(`/api/admin/members/${asha.id}/block`, { reason: 'Sold without a card' });
    expect(await check(code)).toEqual([404, NOT_VALID]);
    expect((await app.call(address)).status).toBe(404);
    await admin.post(`/api/admin/members/${asha.id}/unblock`, {});
    expect(await check(code)).toEqual([200, { success: true, data: ASHAS }]);
  });

  it('is not valid after its owner has deleted the account', async () => {
    const kamla = await CardHolder.logIn(app, 'kamla');
    const { code } = await kamla.card();
    expect((await kamla.post('/privacy/delete', { password: SAMPLE_PASSWORD })).status).toBe(200);
    expect(await check(code)).toEqual([404, NOT_VALID]);
  });

  it('is not active after a withdrawal from the agreement, and cannot be printed', async () => {
    const ravi = await CardHolder.logIn(app, 'ravi');
    const { code } = await ravi.card();
    await ravi.post('/associates/self/agreement', { agreementVersion: AGREEMENT_VERSION });
    const address = await ravi.address();
    await ravi.post('/associates/self/agreement/withdrawal', undefined);
    expect(await check(code)).toEqual([
      200,
      { success: true, data: expect.objectContaining({ name: 'Ravi Kumar', isActive: false }) },
    ]);
    const opened = await ravi.open();
    expect([opened.status, await opened.json()]).toEqual([
      409,
      toFailure('Your card is not active, because you have withdrawn from the agreement.'),
    ]);
    expect((await app.call(address)).status).toBe(404);
    await ravi.post('/associates/self/agreement', { agreementVersion: AGREEMENT_VERSION });
    expect((await check(code))[1]).toMatchObject({ data: { isActive: true } });
  });

  it('can be checked 120 times in ten minutes from one address', async () => {
    const { code } = await (await CardHolder.logIn(app, 'asha')).card();
    expect((await check(code))[0]).toBe(200);
    await app.countMore('card', 118);
    expect((await check(code))[0]).toBe(200);
    const rejected = await app.call(`/associates/identity-card/${code}`);
    expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '600']);
    app.clock.now += 600_000;
    expect((await check(code))[0]).toBe(200);
  });
});

describe('the PDF of an identity card', () => {
  const app = useTestApp({}, { seller: SELLER });
  beforeEach(() => passToNextHour(app));

  it('has the facts, labels in English and Hindi, and the address to check it at', async () => {
    const asha = await CardHolder.logIn(app, 'asha');
    const { code } = await asha.card();
    const { lines, text } = await asha.print();
    expect(lines[0]).toBe('Sample Marketing Private Limited');
    expect(lines).toContain('Asha Mishra');
    expect(lines).toContain('PGM-A-000001');
    expect(lines).toContain('5 September 2023');
    expect(lines).toContain(`http://localhost/verify/${code}`);
    expect(lines.find((line) => line.startsWith('Name / '))).toMatch(/[\u0900-\u097f]/);
    expect(text).not.toContain('/Subtype /Image');
  });

  it('has its code and address whole on one page, however long the name is', async () => {
    await app.sql(
      `update users set first_name = '${'Padmavathi '.repeat(9).trim()}' where username = 'ravi'`,
    );
    const ravi = await CardHolder.logIn(app, 'ravi');
    const { code } = await ravi.card();
    const { pages } = await ravi.print();
    expect(pages.map((lines) => lines.includes(`http://localhost/verify/${code}`))).toEqual([false, true]);
    await app.sql(`update users set first_name = 'Ravi' where username = 'ravi'`);
  });

  it('has the photo of the profile', async () => {
    const photo = await plain(300, 200).jpeg().toBuffer();
    await (await ProfileOwner.logIn(app, 'asha')).change({ imageUrl: chosen(photo) });
    expect((await (await CardHolder.logIn(app, 'asha')).print()).text).toContain('/Subtype /Image');
  });

  it('opens without a login for five minutes', async () => {
    const address = await (await CardHolder.logIn(app, 'asha')).address();
    const opened = await app.call(address);
    expect([opened.status, opened.headers.get('Content-Type'), opened.headers.get('Cache-Control')]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect(opened.headers.get('Content-Disposition')).toBe('inline; filename="PGM-A-000001.pdf"');
    app.clock.now += 301_000;
    const late = await app.call(address);
    expect(late.status).toBe(404);
    expect(await late.text()).toContain('href="/manage/identity-card"');
    expect((await app.call('/identity-cards/x.pdf')).status).toBe(404);
  });

  it('is drawn 30 times in ten minutes for one member', async () => {
    const address = await (await CardHolder.logIn(app, 'asha')).address();
    expect((await app.call(address)).status).toBe(200);
    await app.countMore('card drawing', 29);
    expect((await app.call(address)).status).toBe(429);
  });
});
