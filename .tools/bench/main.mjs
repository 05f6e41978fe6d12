import { ensureBuilt } from '../run/build.ts';
import { isOver, printFigure, printHeading } from './figure.mjs';
import { Grounds } from './grounds.mjs';

const SECTIONS = [
  'weight',
  'lighthouse',
  'press',
  'api',
  'ssr',
  'sale',
  'memory',
  'flood',
  'lists',
  'start',
  'search',
  'filters',
  'associates',
  'orders',
  'members',
  'processes',
];

const { sections, runs } = readArguments(process.argv.slice(2));
await ensureBuilt();

await using grounds = new Grounds();
let overs = 0;
printHeading();
for (const section of sections) {
  const { measure } = await import(`./${section}.mjs`);
  for await (const figure of measure({ grounds, runs })) {
    printFigure(figure);
    if (isOver(figure)) overs += 1;
  }
}
console.log(overs === 0 ? '\nEverything is within its limit.' : `\n${overs} over the limit.`);
process.exitCode = overs === 0 ? 0 : 1;

function readArguments(given) {
  const runsOption = given.find((argument) => argument.startsWith('--runs='));
  const runCount = Number(runsOption?.slice('--runs='.length) ?? 3);
  const names = given.filter((argument) => argument !== runsOption);
  const unknown = names.filter((name) => !SECTIONS.includes(name));
  if (unknown.length > 0 || !Number.isInteger(runCount) || runCount < 1) {
    console.error(`Usage: npm run bench -- [${SECTIONS.join('] [')}] [--runs=3]`);
    process.exit(2);
  }
  return { sections: SECTIONS.filter((name) => names.length === 0 || names.includes(name)), runs: runCount };
}
