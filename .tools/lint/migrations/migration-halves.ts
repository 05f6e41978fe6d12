import {
  type Break,
  DROPS_CONSTRAINT,
  findBreaks,
  findConstraints,
  findUniqueIndexes,
} from './migration-breaks.ts';

/** A migration: its name, and its statements. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/**
 * Checks that the version in production survives every newer migration. A statement that would break it has an earlier
 * half: a released migration since which no version uses the object. A constraint that came after the release needs none,
 * because no version in production knows it.
 * @param migrations name and SQL of each, in order
 * @param released the name of the newest migration in production
 * @returns one sentence per finding
 */
export async function checkHalves(migrations: readonly Migration[], released: string): Promise<string[]> {
  const last = migrations.findIndex(({ name }) => name === released);
  if (last < 0) return [`released.json names ${released}, which is no migration.`];
  const inProduction = new Map(migrations.slice(0, last + 1).map(({ name, sql }) => [name, sql]));
  const uniqueIndexes = new Set(
    (await Promise.all(migrations.map(({ sql }) => findUniqueIndexes(sql)))).flat(),
  );
  const newer = migrations.slice(last + 1);
  const constraints = await Promise.all(newer.map(({ sql }) => findConstraints(sql)));
  const findings = await Promise.all(
    newer.map(async ({ name, sql }, at) => {
      const unknown = new Set(constraints.slice(0, at).flat());
      const breaks = await findBreaks(sql, uniqueIndexes);
      return breaks
        .filter(({ object, why }) => why !== DROPS_CONSTRAINT || !unknown.has(object))
        .flatMap((found) => toFinding(found, inProduction).map((sentence) => `${name}: ${sentence}`));
    }),
  );
  return findings.flat();
}

function toFinding({ object, why, half }: Break, inProduction: ReadonlyMap<string, string>): string[] {
  const begin = `${object} ${why}`;
  if (half === undefined)
    return [`${begin}, and no comment '-- contract:' names the migration of its earlier half.`];
  const earlier = inProduction.get(half);
  if (earlier === undefined) return [`${begin}; its earlier half ${half} is not in production yet.`];
  const prepared = [...earlier.matchAll(/^--\s*expand:\s*(\S+)/gm)].map((match) => match[1]);
  return prepared.includes(object) ? [] : [`${begin}; ${half} has no comment '-- expand: ${object}'.`];
}
