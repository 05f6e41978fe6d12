import type { ChildProcess, StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../../../.tools/run/build.ts';
import { SERVER_FLAGS } from '../../../.tools/run/server-flags.ts';
import { NODE, start } from '../../../.tools/run/workspace.mjs';
import { addSecondAdmin } from '../../server/test/second-admin.ts';

/**
 * Starts the server of the browser tests in DATA_DIR. Before that it fills SEEDED_DIR with the sample data: a server
 * that belongs to one test starts on a copy, since filling an empty folder takes five times as long as starting.
 */
const { DATA_DIR = '', SEEDED_DIR = '' } = process.env;

await ensureBuilt();
if (!existsSync(SEEDED_DIR)) {
  // It lives for seconds: to optimise the code of its database costs more than to run it.
  const filling = startServer(['--liftoff-only'], { DATA_DIR: SEEDED_DIR, PORT: '0' }, [
    'ignore',
    'pipe',
    'inherit',
  ]);
  for await (const text of filling.stdout?.iterator({ destroyOnReturn: false }) ?? [])
    if (text.includes('Ready at')) break;
  filling.stdout?.resume();
  filling.kill('SIGTERM');
  await once(filling, 'close');
  await addSecondAdmin(SEEDED_DIR);
}
if (!existsSync(join(DATA_DIR, 'database'))) cpSync(SEEDED_DIR, DATA_DIR, { recursive: true });

const server = startServer([], {}, 'inherit');
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 1));

function startServer(
  flags: readonly string[],
  env: Readonly<Record<string, string>>,
  stdio: StdioOptions,
): ChildProcess {
  return start(NODE, [...SERVER_FLAGS, ...flags, 'apps/server/dist/main.js'], { env, stdio });
}
