import { runServer } from './server.ts';
import { StartFailure } from './platform/settings.ts';

// React renders at half the speed unless this is set to production.
process.env['NODE_ENV'] ??= 'production';

try {
  await runServer(process.env);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
