import * as z from 'zod';

/** What a change of the catalogue makes out of date. */
const CatalogueChange = z.object({
  /** The ids of products: texts that contain one. */
  ids: z.array(z.string()),
  /** The names of lists: texts that were made from one, whatever they contain. */
  lists: z.array(z.string()),
});
export type CatalogueChange = z.infer<typeof CatalogueChange>;

/** Reads a notice of the database; undefined when everything may have changed. */
export function readNotice(notice: string): CatalogueChange | undefined {
  return notice === '' ? undefined : CatalogueChange.parse(JSON.parse(notice));
}

/** The name of the list that an address reads: 'products' of `/api/products?page=2`, else an id. */
export function listName(address: string): string {
  const [path = ''] = address.split('?');
  return path.replace(/\/$/, '').split('/').at(-1) ?? '';
}
