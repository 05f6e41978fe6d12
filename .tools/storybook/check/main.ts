import { countCommits, listChangedPaths } from './changes.ts';
import { chooseByName, chooseChanged } from './choose-visits.ts';
import { crawl } from './crawl.ts';
import { STORYBOOK, ensureStorybook } from './ensure-storybook.ts';
import { toLine } from './findings.ts';
import { listEntries } from './storybook-index.ts';

const started = performance.now();
const names = process.argv.slice(2);
const isShort = names.includes('--changed');

await ensureStorybook();
const entries = listEntries(STORYBOOK);
const { visits, leftOut } = isShort
  ? chooseChanged(entries, await listChangedPaths(), await countCommits())
  : { visits: chooseByName(entries, names), leftOut: undefined };
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
