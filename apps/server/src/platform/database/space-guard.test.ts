import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { recordingLog } from '../../../test/recording-log.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { StartFailure } from '../settings.ts';
import { SpaceGuard, needSpace } from './space-guard.ts';

const MB = 1024 * 1024;
const LEAD = { name: 'Sunita Verma', mobile: '9876543210', email: 'sunita@example.in', state: 'Bihar' };

describe('the embedded database on a disk that fills up', () => {
  beforeEach(({ skip }) => skip(inject('postgresTemplate') !== '', 'only for the embedded database'));
  const app = useTestApp();
  const { log, lines } = recordingLog();
  let free = 64 * MB;
  let guard: SpaceGuard;
  beforeAll(() =>
    app.seed((db) => {
      guard = new SpaceGuard({ db, freeBytes: () => Promise.resolve(free), log });
      return Promise.resolve();
    }),
  );
  const leave = async (bytes: number) => {
    free = bytes;
    await guard.check();
  };

  it('is read as before, and stores nothing until there is space again', async () => {
    await leave(64 * MB);
    expect((await app.post('/contacts', LEAD)).status).toBe(200);
    await leave(64 * MB - 1);
    const rejected = await app.post('/contacts', { ...LEAD, mobile: '9876543211' });
    expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([503, '5']);
    expect((await app.call('/api/products?page=1')).status).toBe(200);
    expect((await app.call('/readyz')).status).toBe(200);
    await leave(64 * MB);
    expect((await app.post('/contacts', { ...LEAD, mobile: '9876543212' })).status).toBe(200);
    expect(lines.map(([, message]) => message)).toEqual([
      'the disk is almost full: nothing is stored until there is space',
      'the disk has space again: the database stores again',
    ]);
  });

  it('does not start with less than 128 MB', () => {
    expect(() => needSpace('/data', 128 * MB)).not.toThrow();
    expect(() => needSpace('/data', 128 * MB - 1)).toThrow(
      new StartFailure('DATA_DIR /data has 127 MB of free space; the embedded database needs 128 MB.'),
    );
  });
});
