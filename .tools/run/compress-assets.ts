import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ROOT } from './workspace.mjs';

const COMPRESSIBLE = /\.(js|css|svg|txt|json|webmanifest)$/;

/**
 * Writes a `.br` and a `.gz` beside every text file of a build, so that the server never compresses a file twice.
 */
export async function compressAssets(folder: string): Promise<void> {
  for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSIBLE.test(file)) continue;
    const place = join(ROOT, folder, file);
    const plain = readFileSync(place);
    writeFileSync(
      `${place}.br`,
      brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${place}.gz`, gzipSync(plain, { level: 9 }));
  }
}
