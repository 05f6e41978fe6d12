import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Secrets, openSecrets } from './secrets.ts';

const AUTH_SECRET = 'a secret for tests, of more than 32 characters';
const hex = ({ tokens, otps, limits, secondFactors, invoices, exports, messages, tallies }: Secrets) =>
  [tokens, otps, limits, secondFactors, invoices, exports, messages, tallies].map((key) =>
    Buffer.from(key).toString('hex'),
  );

describe('the keys of a server', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'pgm-secrets-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  const open = (authSecret?: string) => openSecrets({ authSecret, dataDir });

  it('are made from AUTH_SECRET, the same in every process, one for each purpose, and nothing is stored', async () => {
    const keys = hex(await open(AUTH_SECRET));
    expect(hex(await open(AUTH_SECRET))).toEqual(keys);
    expect(new Set(keys).size).toBe(8);
    expect(keys.every((key) => key.length === 64)).toBe(true);
    expect(hex(await open(`${AUTH_SECRET}!`)).some((key) => keys.includes(key))).toBe(false);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('are made, without it, from a random text that is stored for the owner of the folder alone', async () => {
    const keys = hex(await open());
    expect(hex(await open())).toEqual(keys);
    expect(readdirSync(dataDir)).toEqual(['auth-secret']);
    const file = join(dataDir, 'auth-secret');
    expect(readFileSync(file, 'utf8')).toMatch(/^[\w-]{43}$/);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  });

  it('are the same for all who start at once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, async () => hex(await open()).join()));
    expect(new Set(all).size).toBe(1);
    expect(readdirSync(dataDir)).toEqual(['auth-secret']);
  });

  it.each(['', 'short'])('are not made from a damaged file: %j', async (text) => {
    writeFileSync(join(dataDir, 'auth-secret'), text);
    await expect(open()).rejects.toThrow(
      `${join(dataDir, 'auth-secret')} is damaged; delete it, which ends all logins, and start again.`,
    );
  });

  it('need a folder that can be written', async () => {
    await expect(openSecrets({ authSecret: undefined, dataDir: '/dev/null/data' })).rejects.toThrow(
      "DATA_DIR /dev/null/data can't be written; make it writable or set AUTH_SECRET.",
    );
  });
});
