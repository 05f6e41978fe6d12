import { join } from 'node:path';
import { ensureInstalled } from '../install/packages.mjs';
import { ROOT } from '../run/workspace.mjs';

await ensureInstalled(join(ROOT, '.tools/engines'));
await import('./main.ts');
