import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { SAMPLE_PASSWORD } from '../../seed/sample-accounts.ts';
import { BankDetailsOwner } from '../../../test/bank-details.ts';
import { GRIEVANCE } from '../../../test/grievance-filer.ts';
import { logIn } from '../../../test/identity.ts';
import { PERSONAL_TABLES } from '../../../test/personal-tables.ts';
import { useTestApp } from '../../../test/test-app.ts';

const Columns = z.array(z.object({ column: z.string() }));

describe('every table about members', () => {
  const app = useTestApp();

  it('has a rule for exports and for deleted accounts', async () => {
    const rows = await app.sql(`
      select distinct t.relname || '.' || a.attname as column
      from pg_constraint c
      join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = any (c.conkey)
      where c.contype = 'f' and c.confrelid in ('users'::regclass, 'associates'::regclass)
      union
      select table_name || '.' || column_name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'associate_id', 'member_id')
      order by 1`);
    expect(Columns.parse(rows).map(({ column }) => column)).toEqual(Object.keys(PERSONAL_TABLES).toSorted());
  });

  it('follows that rule when an account is deleted', async () => {
    const { token, user } = await logIn(app, 'asha');
    const headers = { Authorization: `Bearer ${token}` };
    await app.post('/grievances', GRIEVANCE, headers);
    await app.sql("update orders set status = 'DELIVERED', payment_status = 'PAID'");
    await app.sql("update payments set state = 'PAID'");
    await app.sql("update node_payments set status = 'PAID', paid_at = now()");
    await (await BankDetailsOwner.logIn(app, 'asha')).set();
    await app.sql(`insert into reviews (id, product_id, user_id, author, stars, text, photos, status, written_at)
      select gen_random_uuid(), id, '${user.id}', 'Asha M.', 5, '', '{}', 'APPROVED', now() from products limit 2`);
    await app.sql(`insert into product_questions (id, product_id, user_id, author, text, status, asked_at)
      select gen_random_uuid(), id, '${user.id}', 'Asha M.', 'Is it sweet?', 'OPEN', now() from products limit 2`);
    const [place] = await app.sql(`select id as column from associates where user_id = '${user.id}'`);
    const associate = Columns.element.parse(place).column;
    const counts = async () => {
      const counted: Record<string, number> = {};
      for (const name of Object.keys(PERSONAL_TABLES)) {
        const [table, column] = name.split('.');
        const rows = await app.sql(
          `select 1 from ${table} where ${column} in ('${user.id}', '${associate}')`,
        );
        counted[name] = rows.length;
      }
      return counted;
    };
    const before = await counts();
    expect(before['grievances.user_id']).toBe(1);
    expect((await app.post('/privacy/delete', { password: SAMPLE_PASSWORD }, headers)).status).toBe(200);
    expect(await counts()).toEqual(
      Object.fromEntries(
        Object.entries(PERSONAL_TABLES).map(([name, { whenDeleted }]) => [
          name,
          ['deleted', 'unlinked'].includes(whenDeleted) ? 0 : before[name],
        ]),
      ),
    );
  });
});
