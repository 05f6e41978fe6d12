import { setImmediate } from 'node:timers/promises';
import type { CsvFormat, CsvRow } from '../../platform/csv/csv-kind.ts';
import { RowTree } from '../../platform/csv/row-tree.ts';

/** How many rows are checked or written together: few, so that requests wait only milliseconds for their turn. */
export const BATCH = 50;

/** How many rows are read together for their place in the tree. */
const TREE_BATCH = 500;

/** The tree of a file; empty for a format whose rows stand below no others. @param readAfter reads rows by number */
export async function readTree(
  format: CsvFormat,
  readAfter: (after: number, limit: number) => Promise<readonly CsvRow[]>,
): Promise<RowTree> {
  const tree = new RowTree(format.parents);
  if (!format.parents) return tree;
  for (let last: number | undefined = 0; last !== undefined;) {
    const rows = await readAfter(last, TREE_BATCH);
    for (const row of rows) tree.add(row);
    last = rows.at(-1)?.number;
    // The embedded database executes statements in this thread: requests get their turn only by a pause.
    await setImmediate();
  }
  return tree;
}
