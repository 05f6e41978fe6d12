import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { logIn } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const Mails = z.array(z.object({ to: z.string(), body: z.string() }));

describe('the mails about notices to staff', () => {
  const app = useTestApp({ SITE_ORIGIN: 'https://shop.example.in' });
  let staff: StaffMember;

  beforeEach(async () => {
    await app.sql('truncate staff_notices, staff_notice_choices, queued_messages, messages, orders cascade');
    await app.sql(`update users set email = username || '@example.in', email_verified_at = now(),
      roles = case username when 'staff' then '{MEMBER,STAFF}'::user_role[] else '{MEMBER,ADMIN}'::user_role[] end
      where username in ('staff', 'admin')`);
    staff = await StaffMember.logIn(app);
  });

  const choose = (reader: StaffMember, ...mail: string[]) =>
    reader.putJson('/api/admin/notices/choices', { mail });
  let serial = 0;
  const add = (kind: string, name: string, quantity: number | null = null) => {
    serial += 1;
    return app.sql(`insert into staff_notices (id, key, kind, subject_id, name, quantity, created_at)
      values (gen_random_uuid(), 'test ${serial}', '${kind}', gen_random_uuid(), '${name}', ${quantity},
        timestamptz '2026-11-20T00:00:00Z' + ${serial} * interval '1 second')`);
  };
  const mails = async () =>
    Mails.parse(await app.sql('select "to", body from messages order by created_at, "to"'));

  it('are sent to those who chose them, one for all notices since the last', async () => {
    const admin = await StaffMember.logIn(app, 'admin');
    await choose(staff, 'NEW_ORDER', 'LOW_STOCK');
    await choose(admin, 'NEW_LEAD', 'NEW_REQUEST');
    await add('NEW_ORDER', 'PGM-000007');
    await add('LOW_STOCK', 'Tulsi Drops', 4);
    await add('NEW_LEAD', '');
    await app.runJobs();
    expect(await mails()).toEqual([
      { to: 'admin@example.in', body: expect.stringMatching(/^New lead\n\nHello /) },
      {
        to: 'staff@example.in',
        body: expect.stringContaining(
          [
            '',
            'New order PGM-000007',
            'Low stock: 4 left of Tulsi Drops',
            '',
            'See them in the staff area:',
            'https://shop.example.in/dashboard/notices',
            '',
            'You can choose your emails here:',
            'https://shop.example.in/dashboard/notice-settings',
            '',
          ].join('\n'),
        ),
      },
    ]);
    expect((await mails())[1]?.body).toMatch(/^2 new notices\n/);
  });

  it('are not sent twice by two runs at once, nor by a later one', async () => {
    await choose(staff, 'NEW_ORDER');
    await add('NEW_ORDER', 'PGM-000007');
    await Promise.all([app.runJobs(), app.runJobs()]);
    await app.runJobs();
    expect(await mails()).toHaveLength(1);
    await add('NEW_ORDER', 'PGM-000008');
    await app.runJobs();
    expect(await mails()).toHaveLength(2);
  });

  it('name the first 20 of many, and count the rest', async () => {
    await choose(staff, 'NEW_ORDER');
    for (let order = 1; order <= 25; order += 1) await add('NEW_ORDER', `PGM-${order}`);
    await app.runJobs();
    const [mail] = await mails();
    expect(mail?.body).toMatch(/^25 new notices\n/);
    expect(mail?.body).toContain('New order PGM-20\nand 5 more\n');
  });

  it('are in Hindi for those who chose them there', async () => {
    const { token } = await logIn(app, 'staff');
    await app.call('/api/admin/notices/choices', {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Accept-Language': 'hi',
        Cookie: 'language=hi',
      },
      body: JSON.stringify({ mail: ['LOW_STOCK'] }),
    });
    await add('LOW_STOCK', 'Tulsi Drops', 0);
    await app.runJobs();
    expect((await mails())[0]?.body).toMatch(/^स्टॉक खत्म: Tulsi Drops\n/);
  });

  it('do not name a member who withdrew', async () => {
    await choose(staff, 'AGREEMENT_WITHDRAWN');
    await add('AGREEMENT_WITHDRAWN', 'asha');
    await app.runJobs();
    const [mail] = await mails();
    expect(mail?.body).toContain('A member has withdrawn from the agreement.');
    expect(mail?.body).not.toContain('asha');
  });

  it.each([
    ['who are no staff any more', "update users set roles = '{MEMBER}' where username = 'staff'"],
    ['whose address is not proven', "update users set email_verified_at = null where username = 'staff'"],
    ['whose account is deleted', "update users set deleted_at = now() where username = 'staff'"],
  ])('are not sent to people %s', async (_, change) => {
    await choose(staff, 'NEW_ORDER');
    await app.sql(change);
    await add('NEW_ORDER', 'PGM-000007');
    await app.runJobs();
    await app.sql("update users set deleted_at = null where username = 'staff'");
    expect(await mails()).toEqual([]);
  });

  it('about what only administrators may see are not sent to other staff', async () => {
    await choose(staff, 'NEW_REQUEST');
    await add('NEW_REQUEST', '');
    await app.runJobs();
    expect(await mails()).toEqual([]);
  });
});
