import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import * as z from 'zod/mini';
import type { Database } from '../../apps/server/src/platform/database/database.ts';
import type { Logger } from '../../apps/server/src/platform/log/logger.ts';
import { BareTree } from './bare-tree.ts';
import { type Figure, quantile } from './figure.ts';
import { pickInTurn } from './pick-in-turn.ts';
import { NO_POSTGRES, openPostgres } from '../run/open-postgres.ts';
import { temporaryFolder } from '../run/temporary-folder.ts';
import type { Figures } from './section.ts';
import { type PlantedTree, type Query, type Row, CHAIN_LENGTH, plantTree } from './tree.ts';

const SIZE = 1_000_000;
const SMALL = 100_000;
const MAX_RATIO = 2;
/** The first rounds do not count: code is not compiled and caches are empty yet. */
const WARM_UP = 30;
const PAGE = { page: 1, limit: 50, offset: 0 };

/** The time in ms of a task, of the server and of the bare SQL. */
interface ComparedTime {
  readonly ours: number;
  readonly baseline: number;
}

/** What was measured on a tree. */
interface Measured {
  /** By the name of the task. */
  readonly times: ReadonlyMap<string, ComparedTime>;
  readonly joinsPerSecond: number;
}

/** A task to measure. */
interface Task {
  readonly rounds: number;
  /** Prepares a round: the code of each side, for the same target. */
  readonly prepare: (round: number) => {
    readonly ours: () => Promise<unknown>;
    readonly bare: () => Promise<unknown>;
  };
}

/**
 * The times in ms of the server's tree operations, compared by turns with the bare SQL on the same tree; and
 * compared with their own times on a tree of a tenth, since work should grow with the size of the result and not
 * with the tree.
 */
export async function* measure(): Figures {
  await using postgres = await openPostgres();
  if (postgres === undefined) yield { what: 'associates on PostgreSQL', skipped: NO_POSTGRES };
  else {
    const large = await onPostgres(postgres.databaseUrl, SIZE);
    yield* compared('1,000,000', large.times);
    const small = await onPostgres(postgres.databaseUrl, SMALL);
    for (const [what, { ours }] of large.times) {
      const baseline = small.times.get(what)?.ours;
      yield { what: `associates, ×10: ${what}`, ours, baseline, unit: 'ms', maxRatio: MAX_RATIO };
    }
    const { joinsPerSecond } = large;
    yield { what: 'associates, 1,000,000: inserts, 10 at a time', ours: joinsPerSecond, unit: '/s' };
  }
  const { times } = await onPglite(SMALL);
  yield* compared('PGlite, 100,000', times);
}

function* compared(tree: string, times: ReadonlyMap<string, ComparedTime>): Generator<Figure> {
  for (const [what, { ours, baseline }] of times)
    yield { what: `associates, ${tree}: ${what}`, ours, baseline, unit: 'ms', maxRatio: MAX_RATIO };
}

/** The log of the server's parts; the sources are loaded only here. */
async function silentLog(): Promise<Logger> {
  const { openLog } = await import('../../apps/server/src/platform/log/logger.ts');
  return openLog({ logLevel: 'silent' });
}

/** Runs on a new database beside the given one. */
async function onPostgres(serverUrl: string, size: number): Promise<Measured> {
  const { openPostgres: connect } = await import('../../apps/server/src/platform/database/postgres.ts');
  const name = `pgm_bench_${randomUUID().replaceAll('-', '')}`;
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const connection = await connect(url.href, await silentLog());
  const bare = new pg.Client({ connectionString: url.href });
  await bare.connect();
  try {
    await connection.migrate();
    return await timesOn(connection.db, async (sql, values) => (await bare.query(sql, values)).rows, size);
  } finally {
    await bare.end();
    await connection.close();
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  }
}

async function onPglite(size: number): Promise<Measured> {
  const { connectionTo, createPglite } = await import('../../apps/server/src/platform/database/embedded.ts');
  await using folder = await temporaryFolder('tree');
  const client = await createPglite({ dataDir: join(folder.path, 'pglite') });
  const connection = connectionTo(client);
  try {
    await connection.migrate();
    return await timesOn(
      connection.db,
      async (sql, values) => (await client.query<Row>(sql, values)).rows,
      size,
    );
  } finally {
    await connection.close();
  }
}

/** The times of each task by name, of the server and of the bare SQL; and the number of joins per second. */
async function timesOn(db: Database, query: Query, size: number): Promise<Measured> {
  const planted = await plantTree(query, size);
  const times = new Map<string, ComparedTime>();
  for (const [what, task] of Object.entries(await tasksOn(db, query, planted))) {
    const ours: number[] = [];
    const baseline: number[] = [];
    for (let round = 0; round < WARM_UP + task.rounds; round += 1) {
      const sides = task.prepare(round);
      const oursMs = await measureTime(sides.ours);
      const bareMs = await measureTime(sides.bare);
      if (round < WARM_UP) continue;
      ours.push(oursMs);
      baseline.push(bareMs);
    }
    times.set(what, { ours: firstQuartile(ours), baseline: firstQuartile(baseline) });
  }
  return { times, joinsPerSecond: await joinsPerSecondOn(db, query, planted) };
}

/** All join below the same top, so that all wait for one another. */
async function joinsPerSecondOn(db: Database, query: Query, { anyAssociate }: PlantedTree): Promise<number> {
  const { joinTree } = await import('../../apps/server/src/members/associate/tree.transactions.ts');
  const accounts = await newAccounts(query, 1000);
  const begin = performance.now();
  const joining = async () => {
    for (let userId = accounts.pop(); userId !== undefined; userId = accounts.pop()) {
      const place = { userId, parentId: anyAssociate(), createdAt: new Date() };
      await db.transaction((tx) => joinTree(tx, place));
    }
  };
  await Promise.all(Array.from({ length: 10 }, joining));
  return 1_000_000 / (performance.now() - begin);
}

/**
 * The first quartile of the rounds: other programs on the machine slow down long tasks more often than short
 * ones.
 */
function firstQuartile(times: readonly number[]): number {
  return quantile(times, 0.25);
}

async function measureTime(run: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await run();
  return performance.now() - begin;
}

/** A task whose rounds have a target each. */
function taskOn<Target>(
  rounds: number,
  toTarget: (round: number) => Target,
  ours: (target: Target) => Promise<unknown>,
  bare: (target: Target) => Promise<unknown>,
): Task {
  return {
    rounds,
    prepare: (round) => {
      const target = toTarget(round);
      return { ours: () => ours(target), bare: () => bare(target) };
    },
  };
}

/** The tasks to measure, by name. */
async function tasksOn(
  db: Database,
  query: Query,
  planted: PlantedTree,
): Promise<Readonly<Record<string, Task>>> {
  const { TreeRepository } = await import('../../apps/server/src/members/associate/tree.repository.ts');
  const { ParentChangeRepository } =
    await import('../../apps/server/src/members/associate/parent-change.repository.ts');
  const { joinTree } = await import('../../apps/server/src/members/associate/tree.transactions.ts');
  const { readMonthPoints } =
    await import('../../apps/server/src/sales/team-points/team-points.transactions.ts');
  const tree = new TreeRepository(db);
  const parents = new ParentChangeRepository(db, readMonthPoints);
  const bare = new BareTree(query);
  const { top, wide, chainTops, chainMiddles, chainEnds, leaders, anyAssociate } = planted;
  const turn =
    <Target>(all: readonly Target[]) =>
    (round: number) =>
      pickInTurn(all, round);
  const actorId = pickInTurn(await newAccounts(query, 1), 0);

  const list = async (rounds: number, ids: readonly string[]) => {
    const found = await Promise.all(ids.map((id) => tree.find(id)));
    return taskOn(
      rounds,
      turn(found.filter((root) => root !== undefined)),
      (root) => tree.teamMembers(root, PAGE),
      (root) => bare.teamMembers(root.id, PAGE.limit),
    );
  };
  const upline = (rounds: number, toTarget: (round: number) => string) =>
    taskOn(
      rounds,
      toTarget,
      (id) => tree.upline(id, { page: 1, limit: CHAIN_LENGTH, offset: 0 }),
      (id) => bare.upline(id),
    );
  const insert = async (rounds: number, toTarget: (round: number) => string) => {
    const accounts = await newAccounts(query, 2 * (WARM_UP + rounds));
    let next = 0;
    const nextAccount = () => pickInTurn(accounts, next++);
    return taskOn(
      rounds,
      toTarget,
      (parentId) =>
        db.transaction((tx) => joinTree(tx, { userId: nextAccount(), parentId, createdAt: new Date() })),
      (parentId) => bare.insert(randomUUID(), nextAccount(), parentId),
    );
  };
  /** Ours moves an associate away, the bare SQL moves the same one back. */
  const move = (rounds: number, moves: readonly Move[]) =>
    taskOn(
      rounds,
      turn(moves),
      async ({ id, there }) => {
        const result = await parents.change({
          ref: id,
          parentId: there,
          bvValue: 500,
          actorId,
          at: new Date(),
        });
        if (!result.ok) throw new Error(result.failure.message);
      },
      ({ id, back }) => bare.move(id, back, actorId),
    );
  const someMoves = await planMoves(query, leaders.slice(0, 40), wide);
  const chainMoves = await planMoves(query, chainMiddles.slice(1), pickInTurn(chainEnds, 0));

  return {
    'upline of any associate': upline(200, anyAssociate),
    'upline of 2,000': upline(30, turn(chainEnds)),
    'counters of any associate': taskOn(
      200,
      anyAssociate,
      (id) => tree.find(id),
      (id) => bare.counters(id),
    ),
    'first 50 by level, from the top': await list(100, [top]),
    'first 50 by level, of some 1,000': await list(100, leaders.slice(0, 50)),
    'first 50 by level, of a tenth of all': await list(100, [wide]),
    'first 50 by level, of a chain': await list(20, chainTops),
    'insert below any associate': await insert(200, anyAssociate),
    'insert below a chain of 2,000': await insert(30, turn(chainEnds)),
    'move some 1,000': move(100, someMoves),
    'move half a chain below another': move(20, chainMoves),
  };
}

/** A move of an associate. */
interface Move {
  readonly id: string;
  /** The new parent. */
  readonly there: string;
  /** The previous parent. */
  readonly back: string;
}

const Placed = z.object({ id: z.string(), parent_id: z.string() });

async function planMoves(query: Query, ids: readonly string[], there: string): Promise<Move[]> {
  const rows = await query('select id, parent_id from associates where id = any ($1::text::uuid[])', [
    `{${ids.join(',')}}`,
  ]);
  return z
    .array(Placed)
    .parse(rows)
    .filter((row) => row.parent_id !== there)
    .map((row) => ({ id: row.id, there, back: row.parent_id }));
}

/** Accounts without a position in the tree. */
async function newAccounts(query: Query, count: number): Promise<string[]> {
  const rows = await query(
    `insert into users (id, username, first_name, last_name, roles)
     select gen_random_uuid(), 'new' || replace(gen_random_uuid()::text, '-', ''), 'New', 'Body', '{MEMBER}'
     from generate_series(1, $1::int) returning id`,
    [count],
  );
  return rows.map((row) => String(row['id']));
}
