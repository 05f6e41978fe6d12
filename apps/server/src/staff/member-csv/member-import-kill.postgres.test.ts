import { CsvImport, Session } from '@pgm/api/contract';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { COMPANY, makeCompany, toMemberFile } from '../../../test/member-file.ts';
import { type ProcessDatabase, openProcessDatabase } from '../../../test/process-database.ts';
import { ServerProcess } from '../../../test/server-process.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { miscounted } from '../../../test/tree.ts';
import { SAMPLE_PASSWORD } from '../../seed/sample-accounts.ts';

/** How many members; `IMPORT_ROWS=50000` is a whole company, and then the time is printed. */
const ROWS = Number(process.env['IMPORT_ROWS'] ?? 300);
const isLong = ROWS > 300;

const Started = z.object({ data: CsvImport });

const FILE = toMemberFile(makeCompany(ROWS));

function report(what: string, since: number): void {
  if (isLong) process.stdout.write(`${what}: ${((Date.now() - since) / 1000).toFixed(1)} s\n`);
}

/** An administrator at a running server. */
async function adminAt(address: string) {
  const login = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ usernameOrEmail: 'admin', password: SAMPLE_PASSWORD }),
  });
  const { token } = Session.parse(await login.json());
  const call = async (method: 'GET' | 'POST', path: string, body?: FormData | string) =>
    Started.parse(
      await (
        await fetch(`${address}/api/admin/imports/${path}`, {
          method,
          headers: {
            Authorization: `Bearer ${token}`,
            ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
          },
          ...(body !== undefined && { body }),
        })
      ).json(),
    ).data;
  return {
    upload: () => {
      const form = new FormData();
      form.append('file', new File([FILE], 'members.csv'));
      return call('POST', 'members', form);
    },
    confirm: (id: string) => call('POST', `${id}/confirm`, '{}'),
    /** Waits until an import is so far. */
    until: async (id: string, isReached: (imported: CsvImport) => boolean): Promise<CsvImport> => {
      for (;;) {
        const imported = await call('GET', id);
        if (isReached(imported)) return imported;
        if (imported.status === 'FAILED') throw new Error(imported.message ?? 'the import failed');
        await setTimeout(isLong ? 500 : 10);
      }
    },
  };
}

describe('an import of members whose server is killed', () => {
  const app = useTestApp();
  let database: ProcessDatabase;
  const running: ServerProcess[] = [];
  beforeEach(async () => {
    database = await openProcessDatabase();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
    await database.remove();
  });

  const start = async () => {
    const server = new ServerProcess(database.environment);
    running.push(server);
    return { server, admin: await adminAt(await server.address()) };
  };

  it(
    `twice while it writes ${ROWS} members is in the end equal to one without kills`,
    { timeout: 60_000 + ROWS * 40 },
    async () => {
      let started = Date.now();
      let { server, admin } = await start();
      const { id } = await admin.upload();
      await admin.until(id, ({ status }) => status === 'CHECKED');
      report('upload and check', started);
      await admin.confirm(id);
      started = Date.now();
      for (const part of [0.3, 0.6]) {
        await admin.until(id, ({ saved }) => saved > ROWS * part);
        await server.end('SIGKILL');
        // Another process waits a minute for a sign of life. The clocks of processes cannot be set.
        await database.read(`update csv_imports set lease_until = now() where id = '${id}'`);
        ({ server, admin } = await start());
      }
      const done = await admin.until(id, ({ status }) => status === 'DONE');
      report('writing, with two kills', started);
      expect([done.saved, done.done, done.invalid]).toEqual([ROWS, ROWS, 0]);

      started = Date.now();
      const importer = await CsvImporter.logIn(app, 'admin');
      expect((await importer.import('members', FILE)).saved).toBe(ROWS);
      report('an import without kills, with its check', started);
      const [killed] = await database.read(COMPANY);
      expect(killed).toHaveLength(ROWS);
      expect(killed).toEqual(await app.sql(COMPANY));
      expect(await miscounted(app)).toEqual([]);
    },
  );
});
