import { type Result, ok } from '@pgm/api/contract';
import type { Page } from '@pgm/machines/kit';

/** A page of a list as staff calls return it. */
interface StaffList<Item> {
  readonly data: readonly Item[];
  readonly total: number;
  readonly limit: number;
  readonly isCapped?: boolean | undefined;
}

/** The page that a list machine expects, of what a staff call has returned. */
export function toPage<Item>(result: Result<StaffList<Item>>): Result<Page<Item>> {
  if (!result.ok) return result;
  const { data, total, limit, isCapped } = result.value;
  return ok({ items: data, total, isCapped, pageCount: Math.max(1, Math.ceil(total / limit)) });
}
