import { run } from './workspace.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
// The code below needs installed packages, so it is loaded only now.
const { ensurePostgres } = await import('./postgres.mjs');
await ensurePostgres();

/** The same tests as in the gate, many times longer: half an hour. */
const { code } = await run(
  'vitest',
  [
    'run',
    '--project',
    'server',
    '--project',
    'postgres',
    '--maxWorkers=1',
    'order-kill',
    'test/chaos',
    ...process.argv.slice(2),
  ],
  { env: { CHAOS: 'long', KILL_ROUNDS: '50' } },
);
process.exit(code);
