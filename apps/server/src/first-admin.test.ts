import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, readOutbox } from '../test/identity.ts';
import { ServerProcess, seededFolder } from '../test/server-process.ts';
import { StaffMember } from '../test/staff-member.ts';
import { useTestApp } from '../test/test-app.ts';
import { packageFolder } from './platform/package-folder.ts';

describe('npm run admin', { timeout: 60_000 }, () => {
  let folder = '';
  beforeAll(() => (folder = seededFolder()));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the built program; it has none of the settings of a server but the database. */
  const run = async (...args: readonly string[]) => {
    const program = new ServerProcess({ DATA_DIR: folder }, [
      process.execPath,
      join(packageFolder(), 'dist/admin.js'),
      ...args,
    ]);
    return { exitCode: await program.ended(), output: program.output };
  };

  it('makes the owner of a proven address an administrator, once', async () => {
    expect(await run('--mail', 'Asha@Example.in')).toEqual({
      exitCode: 0,
      output: 'asha is an administrator now.\n',
    });
    expect(await run('--mail', 'asha@example.in')).toEqual({
      exitCode: 0,
      output: 'asha is an administrator already.\n',
    });
  });

  it('creates an account for another address, whose owner sets the password by a mailed link', async () => {
    const { exitCode, output } = await run('--mail', 'owner@example.in', '--name', 'Meera Joshi');
    expect(exitCode).toBe(0);
    expect(output).toMatch(
      /^The account member\w{8} is created, and is an administrator\. Its owner sets a password at \/Associate\/forgot-password\.\n$/,
    );
  });

  it.each([
    [[], '--mail must be an email address.'],
    [['--mail', 'asha'], '--mail must be an email address.'],
    [['--mail', 'asha@example.in', '--name', '<b>'], '--name may contain only letters and spaces.'],
    [['--email', 'asha@example.in'], 'Write npm run admin -- --mail name@example.in'],
  ])('ends with 1 and one sentence for %j', async (args, sentence) => {
    const { exitCode, output } = await run(...args);
    expect(exitCode).toBe(1);
    expect(output).toContain(sentence);
    expect(output.trim().split('\n')).toHaveLength(1);
  });
});

describe('the first administrator', () => {
  const app = useTestApp({ SITE_ORIGIN: 'https://shop.example.in' });
  const appoint = (email: string) => app.appointAdmin('--mail', email);
  const countAdmins = () => app.sql(`select count(*)::int as count from users where 'ADMIN' = any(roles)`);

  it('may call as an administrator at once, and the audit names the command', async () => {
    const ravi = await StaffMember.logIn(app, 'ravi');
    expect((await ravi.get('/api/admin/audit')).status).toBe(403);
    await appoint('ravi@example.in');
    expect((await ravi.audit(`member/${ravi.id}`)).data).toMatchObject([
      {
        actorId: ravi.id,
        before: { roles: ['MEMBER'] },
        after: { roles: ['MEMBER', 'ADMIN'] },
        via: 'command',
      },
    ]);
    await app.sql(`update users set roles = '{MEMBER}' where username = 'ravi'`);
  });

  it('is never a stranger who registered the address without a proof', async () => {
    await app.post('/auth/register', {
      name: 'A Stranger',
      email: 'owner@example.in',
      username: 'stranger',
      password: 'demo1234',
      confirmPassword: 'demo1234',
    });
    const [line] = await appoint('owner@example.in');
    expect(line).toContain('Its owner sets a password at https://shop.example.in/Associate/forgot-password.');
    const { user } = await logIn(app, 'stranger');
    expect([user.roles, user.primaryEmail]).toEqual([['MEMBER'], null]);
  });

  it('sets the password by the mailed link', async () => {
    await app.post('/auth/forgot-password', { email: 'owner@example.in' });
    const [mail] = await readOutbox(app);
    const token = /token=([\w-]+)$/m.exec(mail?.body ?? '')?.[1];
    const password = 'fresh1234';
    await app.post('/auth/reset-password', { token, password, confirmPassword: password });
    expect((await logIn(app, 'owner@example.in', password)).user.roles).toEqual(['ADMIN']);
  });

  it('is no account that is blocked', async () => {
    await app.sql(`update users set blocked_at = now(), block_reason = 'x' where username = 'asha'`);
    const before = await countAdmins();
    await expect(appoint('asha@example.in')).rejects.toThrow(
      'The account asha is blocked. Unblock it first.',
    );
    expect(await countAdmins()).toEqual(before);
  });

  it('waits until the local profile has its samples, which need an empty database', async () => {
    await app.sql('truncate users cascade');
    await expect(appoint('asha@example.in')).rejects.toThrow('The database has no accounts yet.');
  });
});
