import { openAgreement } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { AGREEMENT_VERSION } from '../../../test/agreement-version.ts';
import { IN_HINDI } from '../../../test/in-hindi.ts';
import { logIn, passToNextHour, toFailure } from '../../../test/identity.ts';
import { SELLER, readPages } from '../../../test/invoices.ts';
import { publishCompany } from '../../../test/publish-company.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const LABELS = {
  associate: 'Associate',
  version: 'Version of',
  acceptedOn: 'Accepted on',
  withdrawUntil: 'Withdrawal possible until',
  withdrawnOn: 'Withdrawn on',
};
const TEXT = {
  heading: 'Associate agreement',
  lead: 'This is the whole agreement.',
  labels: LABELS,
  sections: [
    { heading: 'Joining', lines: [{ text: 'Joining is free.', isItem: true }] },
    { heading: 'Ending', lines: [{ text: 'Either of us can end it.', isItem: false }] },
    { heading: 'Without text', lines: [] },
  ],
};
const HINDI = { ...TEXT, heading: 'अनुबंध', lead: 'पूरा अनुबंध' };

describe('the PDF of an accepted agreement', () => {
  const app = useTestApp(
    { LOGINS_PER_ADDRESS: '500' },
    {
      seller: SELLER,
      toAgreementText: ({ title }, { coolingOffDays = '30' }, language) =>
        language === 'hi'
          ? { ...HINDI, heading: title }
          : { ...TEXT, lead: coolingOffDays === '45' ? `Days to withdraw: ${coolingOffDays}` : TEXT.lead },
    },
  );
  beforeEach(async () => {
    passToNextHour(app);
    await app.sql('delete from agreements');
  });

  const member = async (username: string) => {
    const { token, user } = await logIn(app, username);
    const headers = { Authorization: `Bearer ${token}` };
    const open = (more: Record<string, string> = {}) =>
      app.post('/associates/self/agreement/document', undefined, { ...headers, ...more });
    return {
      id: user.id,
      accept: () => app.post('/associates/self/agreement', { agreementVersion: AGREEMENT_VERSION }, headers),
      withdraw: () => app.post('/associates/self/agreement/withdrawal', undefined, headers),
      open,
      address: async (more?: Record<string, string>) =>
        openAgreement.response.body.parse(await (await open(more)).json()).data.url,
    };
  };
  const read = async (address: string) =>
    readPages(new Uint8Array(await (await app.call(address)).arrayBuffer()));

  it('has the text of the version, the name, and the days of the acceptance', async () => {
    const ravi = await member('ravi');
    await ravi.accept();
    const until = new Date(app.clock.now + 30 * 86_400_000).toLocaleDateString('en-IN', {
      dateStyle: 'long',
      timeZone: 'Asia/Kolkata',
    });
    expect(await read(await ravi.address())).toEqual([
      [
        'Sample Marketing Private Limited',
        'Associate agreement',
        'This is the whole agreement.',
        'Associate | Ravi Kumar',
        'Version of | 21 November 2026',
        'Accepted on | 21 November 2026',
        `Withdrawal possible until | ${until}`,
        'Joining',
        '• Joining is free.',
        'Ending',
        'Either of us can end it.',
        'Associate agreement | Page 1 of 1',
      ],
    ]);
  });

  it('says when the associate withdrew', async () => {
    const ravi = await member('ravi');
    await ravi.accept();
    await ravi.withdraw();
    expect((await read(await ravi.address())).flat()).toContain('Withdrawn on | 21 November 2026');
  });

  it('is in the language of the associate', async () => {
    const ravi = await member('ravi');
    await ravi.accept();
    const [lines = []] = await read(await ravi.address(IN_HINDI));
    expect(lines.join(' ')).toMatch(/2026/);
    expect(lines).not.toContain('Associate agreement');
  });

  it('does not exist before an agreement, for staff, and for a version whose text is not stored', async () => {
    const none = toFailure('You have not accepted the associate agreement yet.');
    for (const username of ['ravi', 'staff']) {
      const response = await (await member(username)).open();
      expect([response.status, await response.json()]).toEqual([404, none]);
    }
    const ravi = await member('ravi');
    await ravi.accept();
    await app.sql("update agreements set version = '2020-01-01'");
    const response = await ravi.open();
    expect([response.status, await response.json()]).toEqual([
      404,
      toFailure('The text of this version is not here any more. Please write to us.'),
    ]);
  });

  it('opens without a login for five minutes, unless the associate is blocked meanwhile', async () => {
    const ravi = await member('ravi');
    await ravi.accept();
    const address = await ravi.address();
    const opened = await app.call(address);
    expect([
      opened.status,
      opened.headers.get('Content-Type'),
      opened.headers.get('Content-Disposition'),
    ]).toEqual([200, 'application/pdf', `inline; filename="agreement-${AGREEMENT_VERSION}.pdf"`]);
    const admin = await StaffMember.logIn(app, 'admin');
    await admin.post(`/api/admin/members/${ravi.id}/block`, { reason: 'Test of a block' });
    expect((await app.call(address)).status).toBe(404);
    await admin.post(`/api/admin/members/${ravi.id}/unblock`, {});
    expect((await app.call(address)).status).toBe(200);
    app.clock.now += 301_000;
    const late = await app.call(address);
    expect([late.status, await late.text()]).toEqual([404, expect.stringContaining('/manage/agreement')]);
  });

  it('is drawn 30 times in ten minutes for one member', async () => {
    const ravi = await member('ravi');
    await ravi.accept();
    const address = await ravi.address();
    expect((await app.call(address)).status).toBe(200);
    await app.countMore('agreement', 29);
    expect((await app.call(address)).status).toBe(429);
  });

  it('has the numbers that were published when it was accepted', async () => {
    const ravi = await member('ravi');
    await ravi.accept();
    app.clock.now += 1000;
    await publishCompany(await StaffMember.logIn(app, 'admin'), { coolingOffDays: '45' });
    expect((await read(await ravi.address())).join()).toContain(TEXT.lead);
    const asha = await member('asha');
    app.clock.now += 1000;
    await asha.accept();
    expect((await read(await asha.address())).join()).toContain('Days to withdraw: 45');
  });
});
