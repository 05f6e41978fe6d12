/** The page of a list that an address names, from 1; an unreadable one is the first. */
export function readPageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** The address of a page of a list, from 1. @param path of the list, without a query */
export function pageHref(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}
