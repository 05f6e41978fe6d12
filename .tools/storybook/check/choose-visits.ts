import { createHash } from 'node:crypto';
import { dirname, normalize } from 'node:path';
import type { Entry } from './storybook-index.ts';
import { type Visit, toVisits } from './visits.ts';

/** A tenth of what did not change has its turn each time. */
const PARTS = 10;

/** What a visit takes, as a number of stories: a docs page shows several, and a journey goes through the product. */
const COSTS = { story: 1, docs: 3, journey: 40 };

/** What the short form may take: about half a minute on two cores. */
const BUDGET = 60;

/** The part of it that is left for what did not change. */
const BUDGET_OF_REST = 15;

/** The visits of the entries whose id or file contains one of the names; of all entries without a name. */
export function chooseByName(entries: readonly Entry[], names: readonly string[]): Visit[] {
  const isNamed = ({ id, importPath }: Entry) =>
    names.some((name) => id.includes(name) || importPath.includes(name));
  return entries.filter((entry) => names.length === 0 || isNamed(entry)).flatMap(toVisits);
}

/**
 * The visits of one of several runs that open all of them together, so that it can be done by several machines or in turn.
 * @param shard such as '2/5': of five runs, the second one
 */
export function chooseShard(visits: readonly Visit[], shard: string): Visit[] {
  const [number = 0, count = 0] = shard.split('/').map(Number);
  return visits.filter((_, at) => at % count === number - 1);
}

/**
 * The short form: the entries in whose folder a file changed, in as many ways as the budget allows, each in one way before
 * any in a second; and one visit each of a tenth of the rest, as far as the budget goes. `leftOut` says what it leaves out.
 * @param changedPaths paths in the repository
 * @param turn a number that grows: the next one opens the next tenth, after a round other ways and another part of it
 */
export function chooseChanged(
  entries: readonly Entry[],
  changedPaths: readonly string[],
  turn: number,
): { visits: Visit[]; leftOut: string } {
  const folders = new Set(changedPaths.map((path) => dirname(path)));
  const isChanged = ({ importPath }: Entry) => folders.has(dirname(normalize(importPath)));
  const round = Math.floor(turn / PARTS);
  const inTurn = ({ id }: Entry) => toNumber(id) % PARTS === turn % PARTS;
  const inOrder = (one: Entry, other: Entry) =>
    toNumber(`${one.id} ${round}`) - toNumber(`${other.id} ${round}`);

  const ofChanged = alternate(entries.filter(isChanged).map((entry) => toVisitsFrom(entry, turn)));
  const rest = entries.filter((entry) => !isChanged(entry));
  const ofRest = rest
    .filter(inTurn)
    .toSorted(inOrder)
    .flatMap((entry) => toVisitsFrom(entry, round).slice(0, 1));

  const changed = selectFitting(ofChanged, BUDGET - BUDGET_OF_REST);
  const others = selectFitting(ofRest, BUDGET - changed.cost);
  return {
    visits: [...changed.visits, ...others.visits],
    leftOut: [
      `${ofChanged.length - changed.visits.length} of ${ofChanged.length} visits of what changed`,
      `${rest.length - others.visits.length} of ${rest.length} other stories and docs pages`,
    ].join(', '),
  };
}

/** The visits of an entry; each turn begins with another one. */
function toVisitsFrom(entry: Entry, turn: number): Visit[] {
  const visits = toVisits(entry);
  const first = turn % visits.length;
  return [...visits.slice(first), ...visits.slice(0, first)];
}

/** The first of each list, then the second of each, and so on. */
function alternate(lists: readonly Visit[][]): Visit[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

function selectFitting(visits: readonly Visit[], budget: number): { visits: Visit[]; cost: number } {
  const fitting: { visits: Visit[]; cost: number } = { visits: [], cost: 0 };
  for (const visit of visits) {
    const cost = toCost(visit.entry);
    if (fitting.cost + cost > budget) continue;
    fitting.visits.push(visit);
    fitting.cost += cost;
  }
  return fitting;
}

function toCost({ id, type }: Entry): number {
  return COSTS[type === 'story' && id.startsWith('journeys-') ? 'journey' : type];
}

/** A number that only the text decides, so that a new story moves no other one. */
function toNumber(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE();
}
