import * as z from 'zod';
import { query, queryRow } from './cluster.ts';

const Counted = z.object({ rows: z.string(), sum: z.string() });

/**
 * What a database holds: rows and a checksum for each table, and the value of each sequence.
 * @returns one line per table and sequence
 */
export async function readFingerprint(url: string): Promise<string[]> {
  const tables = await query(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const lines = [];
  for (const { name } of tables) {
    const { rows, sum } = await queryRow(
      url,
      `select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${name} as t`,
      Counted,
    );
    lines.push(`${name}: ${rows} rows, ${sum}`);
  }
  const sequences = await query(
    url,
    'select schemaname, sequencename, last_value from pg_sequences order by 1, 2',
  );
  return [...lines, ...sequences.map((sequence) => Object.values(sequence).join(' '))];
}
