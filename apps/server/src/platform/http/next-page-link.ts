import { type Endpoint, MAX_PAGE } from '@pgm/api/contract';
import * as z from 'zod/mini';

const Position = z.object({ page: z.int(), limit: z.int(), total: z.int() });

/** What the body of a list says of its place: in its pagination, beside the data, or only that it begins the list. */
const Placed = z.union([
  z.pipe(
    z.object({ pagination: Position }),
    z.transform(({ pagination }) => pagination),
  ),
  Position,
  z.pipe(
    z.object({ total: z.int() }),
    z.transform(({ total }) => ({ page: 1, limit: MAX_PAGE, total })),
  ),
]);

/**
 * The `Link` header that leads from a page of a list to the next one; undefined on the last page. The address has no
 * origin, because this process may stand behind a proxy.
 */
export function nextPageLink(
  { query }: Pick<Endpoint, 'query'>,
  address: string,
  body: unknown,
): string | undefined {
  const placed = Placed.safeParse(body);
  if (!placed.success) return undefined;
  const { page, limit, total } = placed.data;
  if (page * limit >= total) return undefined;
  const { pathname, searchParams } = new URL(address);
  searchParams.set('page', String(page + 1));
  const wanted = { ...Object.fromEntries(searchParams), limit: String(limit) };
  // The page length of some lists is fixed.
  if (query?.safeParse(wanted).success) searchParams.set('limit', String(limit));
  return `<${pathname}?${searchParams}>; rel="next"`;
}
