import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countCommits, listChangedPaths } from './changes.mjs';
import { chooseByName, chooseChanged } from './choose-visits.mjs';
import { crawl } from './crawl.mjs';
import { STORYBOOK, ensureStorybook } from './ensure-storybook.mjs';
import { toLine } from './findings.mjs';

const started = performance.now();
const names = process.argv.slice(2);
const isShort = names.includes('--changed');

await ensureStorybook();
const { entries } = JSON.parse(await readFile(join(STORYBOOK, 'index.json'), 'utf8'));
const { visits, leftOut } = isShort
  ? chooseChanged(Object.values(entries), await listChangedPaths(), await countCommits())
  : { visits: chooseByName(Object.values(entries), names) };
if (visits.length === 0) {
  console.error(`No story has '${names.join("' or '")}' in its id or its path.`);
  process.exit(1);
}

const total = { passed: 0, failed: 0, findings: 0 };
await crawl(STORYBOOK, visits, (visit, findings) => {
  total[findings.length === 0 ? 'passed' : 'failed'] += 1;
  total.findings += findings.length;
  for (const finding of findings) console.log(toLine(visit, finding));
});

const opened = new Set(visits.map(({ entry }) => entry.id)).size;
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(
  `${opened} stories and docs pages, opened ${visits.length} times: ${total.findings} findings in ${minutes} min`,
);
if (leftOut !== undefined) console.log(`Left out: ${leftOut}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
