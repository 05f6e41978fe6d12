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

/** A call that something is made from: the path of its endpoint, with its parameters. */
export interface ReadCall {
  readonly path: string;
  readonly params: unknown;
}

/** The name of the list that a call reads: 'products' of `/api/products`, else the id that its path ends with. */
export function listName({ path, params }: ReadCall): string {
  const last = path.replace(/\/$/, '').split('/').at(-1) ?? '';
  const name = /^\{(\w+)\}$/.exec(last)?.[1];
  if (name === undefined) return last;
  const named = Object.entries(Object(params)).find(([key]) => key === name);
  return String(named?.[1]).toLowerCase();
}
