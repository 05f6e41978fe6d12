import { MAX_LEVELS, MAX_VISITED } from '@pgm/api/contract';
import type { PageRequest } from '../../platform/http/paging.ts';
import type { PlacedRow } from './associate.schema.ts';
import type { LevelReader, Parent } from './level-reader.ts';

/** A page of a downline. */
export interface TeamMemberPage {
  readonly rows: PlacedRow[];
  /** The number of all entries, on all pages. */
  readonly total: number;
  /** False when there may be more entries beyond the searched part. */
  readonly isComplete: boolean;
}

/**
 * A page of a downline, level by level, and within a level in the order of the parents: one indexed query per
 * level. For the levels before the page, the query does not read the accounts.
 * @param only the one level that is wanted; else all
 * @returns undefined when the page is further away than the limit
 */
export async function teamMemberPage(
  reader: LevelReader,
  root: Pick<PlacedRow, 'id' | 'directCount' | 'totalCount'>,
  { offset, limit }: PageRequest,
  only?: number,
): Promise<TeamMemberPage | undefined> {
  const rows: PlacedRow[] = [];
  let parents: readonly Parent[] = [root];
  let skip = offset;
  let visited = 0;
  for (let level = 1; ; level += 1) {
    const size = parents.reduce((sum, { directCount }) => sum + directCount, 0);
    let whole: readonly Parent[] | undefined;
    if (only === undefined || only === level) {
      const found = skip < size ? await reader.page(parents, skip, limit - rows.length, level) : [];
      rows.push(...found);
      skip = Math.max(0, skip - size);
      if (found.length === size) whole = found;
    }
    if (only === level) return { rows, total: size, isComplete: true };
    const isFull = only === undefined && rows.length === limit;
    if (isFull || size === 0)
      return { rows, total: only === undefined ? root.totalCount : 0, isComplete: true };
    if (!whole) visited += size;
    if (visited > MAX_VISITED || level === MAX_LEVELS) return undefined;
    parents = whole ?? (await reader.whole(parents));
  }
}
