import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is deleted when it is disposed of. */
export interface TemporaryFolder extends AsyncDisposable {
  readonly path: string;
}

/** A new folder that is deleted with its content when it is disposed of or this process ends. */
export async function temporaryFolder(name: string): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), `pgm-${name}-`));
  const remove = () => rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  return {
    path,
    [Symbol.asyncDispose]: async () => {
      process.off('exit', remove);
      remove();
    },
  };
}
