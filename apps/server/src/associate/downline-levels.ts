import { MOST_LEVELS, MOST_WALKED } from '@pgm/api/contract';
import type { PageRequest } from '../platform/paging.ts';
import type { LevelReader, Parent } from './level-reader.ts';
import type { PlacedRow } from './node-row.ts';

/** A page of a downline. */
export interface DownlinePage {
  readonly rows: PlacedRow[];
  /** How many there are besides. */
  readonly total: number;
  /** False when there may be more further away than was looked. */
  readonly isComplete: boolean;
}

/**
 * A page of a downline, level by level and within one in the order of the parents: one indexed query per level. Levels
 * before the page are gone through without the accounts behind them.
 * @param only the one level that is wanted; else all
 * @returns undefined when the page lies further away than is gone
 */
export async function downlinePage(
  reader: LevelReader,
  root: Pick<PlacedRow, 'id' | 'directCount' | 'totalCount'>,
  { offset, limit }: PageRequest,
  only?: number,
): Promise<DownlinePage | undefined> {
  const rows: PlacedRow[] = [];
  let parents: readonly Parent[] = [root];
  let skip = offset;
  let walked = 0;
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
    if (!whole) walked += size;
    if (walked > MOST_WALKED || level === MOST_LEVELS) return undefined;
    parents = whole ?? (await reader.whole(parents));
  }
}
