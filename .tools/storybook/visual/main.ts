import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../run/workspace.mjs';
import { STORYBOOK, ensureStorybook } from '../check/ensure-storybook.ts';
import { buildBase } from './base.ts';
import { compareImages } from './compare.ts';
import { photograph } from './photograph.ts';
import { writeReport } from './report.ts';

const { values, positionals: names } = parseArgs({
  options: { base: { type: 'string', default: 'main' } },
  allowPositionals: true,
});
const started = performance.now();
const report = join(ROOT, '.cache/visual/report');
rmSync(report, { recursive: true, force: true });
mkdirSync(report, { recursive: true });

const base = await buildBase(values.base);
await ensureStorybook();
const before = await photograph(base, join(report, 'before'), names);
const after = await photograph(STORYBOOK, join(report, 'after'), names);
const changes = compareImages(report, before, after);
writeReport(report, changes);

const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(
  `${after.length} stories, ${changes.length} of them changed since ${values.base}, in ${minutes} min`,
);
for (const { id, kind } of changes) console.log(`${kind.padEnd(8)} ${id}`);
if (changes.length > 0) console.log(`Compare them in ${join(report, 'index.html')}`);
process.exitCode = changes.length === 0 ? 0 : 1;
