import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The package exports its program only as a command. */
const CLI = fileURLToPath(new URL('cli.js', import.meta.resolve('fauxqs')));

/** Starts the S3-compatible server of the package `fauxqs`; its files are in memory, and it checks no signatures. */
export async function startS3(): Promise<{ readonly address: string; readonly stop: () => void }> {
  const child = spawn(process.execPath, [CLI], {
    env: { FAUXQS_HOST: '127.0.0.1', FAUXQS_PORT: '0', PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      const found = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('close', () => reject(new Error(`The S3 server ended: ${output}`)));
  });
  return { address: `http://127.0.0.1:${port}`, stop: () => void child.kill('SIGKILL') };
}
