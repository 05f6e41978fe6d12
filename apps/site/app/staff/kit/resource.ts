import type { FormValues } from '@pgm/machines/kit';
import type { Resource, StaffListQuery } from './resource.types.ts';

/** Declares a resource; its row, its form and its calls must fit together. */
export function defineResource<Row extends { readonly id: string }, Data, Values extends FormValues>(
  resource: Resource<Row, Data, Values>,
) {
  return resource;
}

/** The filter of records that can be restored: shows the deleted ones in place of those in use. */
export const DELETED_FILTER = {
  id: 'deleted',
  label: 'Show',
  placeholder: 'In use',
  options: [{ value: 'true', label: 'Deleted' }],
};

/** What is used of the descriptor of a list call. */
interface ListCall<Query> {
  readonly query: {
    readonly parse: (query: unknown) => Query;
    readonly safeParse: (query: unknown) => { readonly success: boolean };
  };
}

/** The query of a list call. An order or a filter that the call does not have, such as a mistyped one, is left out. */
export function toQuery<Query>(
  call: ListCall<Query>,
  { page, search, sort, filter }: Partial<StaffListQuery>,
): Query {
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries({ ...filter, page, search, sort }))
    if (call.query.safeParse({ [name]: value }).success) query[name] = value;
  return call.query.parse(query);
}
