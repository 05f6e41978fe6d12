import { type QueryOf, listMembers } from '@pgm/api/contract';
import { desc } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePlan } from '../../../test/crowd.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { users } from '../../auth/user/user.schema.ts';
import { memberList } from './member.repository.ts';

/** The query of a page of the list, as the database gets it. */
function toSql(search: string): string {
  const query: QueryOf<typeof listMembers> = listMembers.query.parse(
    Object.fromEntries(new URLSearchParams(search)),
  );
  const ids = memberList.selectIds?.(drizzle.mock());
  if (!ids) throw new Error('the list is not found by ids');
  const page = ids.where(memberList.matching(query)).orderBy(desc(users.createdAt), desc(users.id)).limit(20);
  return new PgDialect().sqlToQuery(page.getSQL().inlineParams()).sql;
}

describe('the list of members among many', () => {
  const app = useTestApp();

  beforeAll(async () => {
    await app.sql(`insert into users (id, username, first_name, last_name, email, mobile, roles, created_at)
      select gen_random_uuid(), 'crowd' || n, 'Some' || n, 'Body' || n, 'crowd' || n || '@example.in',
        (7000000000 + n)::text, '{MEMBER}', timestamptz '2026-01-01' + n * interval '10 minutes'
      from generate_series(1, 20000) as n`);
    await app.sql(`insert into associates (id, user_id, parent_id, referral_code, created_at)
      select gen_random_uuid(), id, null, upper(username), created_at from users where username like 'crowd%'`);
    // Five below each sponsor.
    await app.sql(`update associates set parent_id = sponsors.id
      from associates as sponsors
      where associates.referral_code ~ '^CROWD[0-9]+$'
        and sponsors.referral_code = 'CROWD' || substr(associates.referral_code, 6)::int / 5`);
    for (const table of ['users', 'associates']) await app.sql(`analyze ${table}`);
  }, 60_000);

  it('lists the first 1000 of a search that finds more, and says so', async () => {
    const admin = await StaffMember.logIn(app, 'admin');
    const read = async (query: string) => {
      const response = await admin.get(`/api/admin/members?limit=20&${query}`);
      const { data, total, isCapped } = listMembers.response.body.parse(await response.json());
      return [data.length, total, isCapped];
    };
    expect(await read('search=some')).toEqual([20, 1000, true]);
    expect(await read('search=some&page=50')).toEqual([20, 1000, true]);
    expect(await read('search=some&page=51')).toEqual([0, 1000, true]);
    expect(await read('search=some777')).toEqual([11, 11, undefined]);
    expect((await read(''))[1]).toBeGreaterThan(20_000);
  });

  it.each([
    ['search=some777', 'users_name_beginning'],
    ['search=body777', 'users_last_name_beginning'],
    ['search=crowd777@', 'users_email_beginning'],
    ['search=7000000777', 'users_mobile_beginning'],
    ['search=CROWD777', 'associates_bare_code'],
    ['status=BLOCKED', 'users_blocked'],
    ['role=ADMIN', 'users_of_staff'],
    ['role=STAFF', 'users_of_staff'],
    ['from=2026-02-01&to=2026-02-02', 'users_by_age'],
    ['sponsor=CROWD77', 'associates_by_parent'],
    ['sponsor=7000000077', 'associates_by_parent'],
    // Most members match: the page is read from the newest on.
    ['role=MEMBER', 'users_by_age'],
    ['status=ACTIVE', 'users_by_age'],
    ['', 'users_by_age'],
  ])('is read for %s by the index %s', async (search, index) => {
    const plan = await makePlan(app, toSql(search));
    expect(plan).toMatch(index);
    expect(plan).not.toContain('Seq Scan');
  });
});
