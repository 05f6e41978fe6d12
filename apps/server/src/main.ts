import { runServer } from './server.ts';
import { StartFailure } from './platform/start-failure.ts';

// React renders half as fast unless told that this is no development.
process.env['NODE_ENV'] ??= 'production';

try {
  await runServer(process.env);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
