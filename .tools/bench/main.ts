import { ensureBuilt } from '../run/build.ts';
import { isOver, printFigure, printHeading } from './figure.ts';
import { Grounds } from './grounds.ts';
import type { Section } from './section.ts';

/** Each is loaded when its turn comes, so that one alone loads only what it needs. */
const SECTIONS: Readonly<Record<string, () => Promise<Section>>> = {
  weight: () => import('./weight.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  press: () => import('./press.ts'),
  api: () => import('./api.ts'),
  ssr: () => import('./ssr.ts'),
  sale: () => import('./sale.ts'),
  memory: () => import('./memory.ts'),
  flood: () => import('./flood.ts'),
  lists: () => import('./lists.ts'),
  start: () => import('./start.ts'),
  search: () => import('./search.ts'),
  filters: () => import('./filters.ts'),
  associates: () => import('./associates.ts'),
  orders: () => import('./orders.ts'),
  members: () => import('./members.ts'),
  processes: () => import('./processes.ts'),
};

const { sections, runs } = readArguments(process.argv.slice(2));
await ensureBuilt();

await using grounds = new Grounds();
let overs = 0;
printHeading();
for (const load of sections) {
  const { measure } = await load();
  for await (const figure of measure({ grounds, runs })) {
    printFigure(figure);
    if (isOver(figure)) overs += 1;
  }
}
console.log(overs === 0 ? '\nEverything is within its limit.' : `\n${overs} over the limit.`);
process.exitCode = overs === 0 ? 0 : 1;

function readArguments(given: readonly string[]) {
  const runsOption = given.find((argument) => argument.startsWith('--runs='));
  const runCount = Number(runsOption?.slice('--runs='.length) ?? 3);
  const names = given.filter((argument) => argument !== runsOption);
  const known = Object.keys(SECTIONS);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0 || !Number.isInteger(runCount) || runCount < 1) {
    console.error(`Usage: npm run bench -- [${known.join('] [')}] [--runs=3]`);
    process.exit(2);
  }
  const chosen = Object.entries(SECTIONS).filter(([name]) => names.length === 0 || names.includes(name));
  return { sections: chosen.map(([, load]) => load), runs: runCount };
}
