import { StartFailure } from './platform/settings.ts';

// Before React is loaded, by the mails or by the site: unless this is production, it renders at half the speed.
process.env['NODE_ENV'] ??= 'production';

try {
  const { runServer } = await import('./server.ts');
  await runServer(process.env);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
