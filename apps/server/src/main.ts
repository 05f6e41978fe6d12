import { runServer } from './server.ts';
import { StartFailure } from './platform/start-failure.ts';

try {
  await runServer(process.env);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
