import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NODE, ROOT, goOnAs } from '../run/workspace.mjs';
import { ensureInstalled } from './packages.mjs';

/**
 * Installs the packages, and then runs a program in TypeScript: `node .tools/install/then-run.mjs .tools/run/start.ts`. Only
 * the project's own Node.js is sure to read TypeScript, and a machine may begin with an older one: so what runs before is
 * JavaScript.
 */
const [file = '', ...args] = process.argv.slice(2);
const program = join(ROOT, file);

await ensureInstalled();
if (process.execPath === realpathSync(NODE)) {
  process.argv = [process.execPath, program, ...args];
  await import(pathToFileURL(program).href);
} else goOnAs([program, ...args]);
