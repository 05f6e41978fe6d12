import { argon2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Busy } from '../jobs/busy.ts';
import { hashPassword, isPassword } from './password.ts';

describe('a password', () => {
  it('is not checked while 60 others wait', async () => {
    const checks = await Promise.allSettled(Array.from({ length: 70 }, () => isPassword('secret12', null)));
    expect(checks.filter(({ status }) => status === 'fulfilled')).toHaveLength(63);
    expect(checks.at(-1)).toEqual({ status: 'rejected', reason: new Busy() });
  });

  it('is known again, and no other is', async () => {
    const hash = await hashPassword('secret12');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await isPassword('secret12', hash)).toBe(true);
    for (const invalid of ['', 'secret1', 'secret12 ', 'Secret12', 'secret12\0']) {
      expect([invalid, await isPassword(invalid, hash)]).toEqual([invalid, false]);
    }
  });

  it('has another hash each time', async () => {
    expect(await hashPassword('secret12')).not.toBe(await hashPassword('secret12'));
  });

  it('is known again by a hash that was made with other settings', async () => {
    const nonce = Buffer.from('sixteen bytes ok');
    const settings = { nonce, memory: 64, passes: 3, parallelism: 1, tagLength: 32 };
    const tag = argon2Sync('argon2id', { message: 'secret12', ...settings });
    const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    const hash = `$argon2id$v=19$m=64,t=3,p=1$${text(nonce)}$${text(tag)}`;
    expect(await isPassword('secret12', hash)).toBe(true);
    expect(await isPassword('secret13', hash)).toBe(false);
  });

  it.each([null, undefined])('is none where there is no hash (%s)', async (hash) => {
    expect(await isPassword('', hash)).toBe(false);
    expect(await isPassword('secret12', hash)).toBe(false);
  });

  it.each(['', 'secret12', '$2b$10$abcdefghijklmnopqrstuv', '$argon2i$v=19$m=64,t=3,p=1$AAAA$AAAA'])(
    'is not looked for in what is no hash of ours: %j',
    async (hash) => {
      await expect(isPassword('secret12', hash)).rejects.toThrow(
        'a stored password hash is not argon2id in PHC form',
      );
    },
  );
});
