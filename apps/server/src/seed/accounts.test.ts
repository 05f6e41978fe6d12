import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionTo, createPglite } from '../platform/database/embedded.ts';
import { users } from '../auth/user/user.schema.ts';
import { hasSampleAccounts, seedAccounts } from './accounts.ts';

const connection = connectionTo(await createPglite());

describe('the sample accounts', () => {
  const { db } = connection;
  beforeAll(() => connection.migrate());
  afterAll(() => connection.close());

  it('are detected, so that a public shop does not start with their published password', async () => {
    expect(await hasSampleAccounts(db)).toBe(false);
    await seedAccounts(db, Date.now());
    expect(await hasSampleAccounts(db)).toBe(true);
  });

  it('are detected under other names, too, while one of them exists', async () => {
    await db.execute(
      `update users set username = 'boss', email = 'boss@example.com' where username = 'admin'`,
    );
    await db.execute(`delete from users where username <> 'boss'`);
    expect(await hasSampleAccounts(db)).toBe(true);
    await db.execute('delete from users');
    expect(await hasSampleAccounts(db)).toBe(false);
  });

  it('are not added to a database that has accounts', async () => {
    await db.execute(`insert into users (id, username, first_name, last_name, roles)
      values ('00000000-0000-7000-8000-000000000001', 'first', 'First', '', '{MEMBER}')`);
    await seedAccounts(db, Date.now());
    expect(await db.select({ username: users.username }).from(users)).toEqual([{ username: 'first' }]);
  });
});
