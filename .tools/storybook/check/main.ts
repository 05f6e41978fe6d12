import { parseArgs } from 'node:util';
import { countCommits, listChangedPaths } from './changes.ts';
import { chooseByName, chooseChanged, chooseShard } from './choose-visits.ts';
import { crawl } from './crawl.ts';
import { STORYBOOK, ensureStorybook } from './ensure-storybook.ts';
import { toLine } from './findings.ts';
import { listEntries } from './storybook-index.ts';

/** After how many visits a line says how far it is: all of them take hours. */
const PROGRESS_STEP = 500;

const started = performance.now();
const {
  values: { changed: isShort, shard },
  positionals: names,
} = parseArgs({
  options: { changed: { type: 'boolean', default: false }, shard: { type: 'string', default: '1/1' } },
  allowPositionals: true,
});

await ensureStorybook();
const entries = listEntries(STORYBOOK);
const { visits, leftOut } = isShort
  ? chooseChanged(entries, await listChangedPaths(), await countCommits())
  : { visits: chooseShard(chooseByName(entries, names), shard), leftOut: undefined };
if (visits.length === 0) {
  console.error(`No visit belongs to '${process.argv.slice(2).join(' ')}'.`);
  process.exit(1);
}

const toMinutes = () => ((performance.now() - started) / 60_000).toFixed(1);
const total = { passed: 0, failed: 0, findings: 0 };
await crawl(STORYBOOK, visits, (visit, findings) => {
  total[findings.length === 0 ? 'passed' : 'failed'] += 1;
  total.findings += findings.length;
  for (const finding of findings) console.log(toLine(visit, finding));
  const done = total.passed + total.failed;
  if (done % PROGRESS_STEP === 0) console.log(`${done} of ${visits.length} visits, ${toMinutes()} min`);
});

const opened = new Set(visits.map(({ entry }) => entry.id)).size;
console.log(
  `${opened} stories and docs pages, opened ${visits.length} times: ${total.findings} findings in ${toMinutes()} min`,
);
if (leftOut !== undefined) console.log(`Left out: ${leftOut}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
