import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ROOT } from '../run/workspace.mjs';
import type { LockFile } from './lock-file.mjs';

const LockFileText: z.ZodType<LockFile> = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().exactOptional(),
      resolved: z.string().exactOptional(),
      integrity: z.string().exactOptional(),
      license: z.string().exactOptional(),
      dev: z.boolean().exactOptional(),
      link: z.boolean().exactOptional(),
      inBundle: z.boolean().exactOptional(),
      hasInstallScript: z.boolean().exactOptional(),
    }),
  ),
});

/** Reads a lock file of the repository. */
export function readLockFile(path: string): LockFile {
  return LockFileText.parse(JSON.parse(readFileSync(join(ROOT, path), 'utf8')));
}
