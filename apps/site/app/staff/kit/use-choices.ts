import { type PageToRead, type StaffClient, allPages } from '@pgm/api/client/staff';
import { type Result, ok } from '@pgm/api/contract';
import { type Page, type PageQuery, createPagedList, withPorts } from '@pgm/machines/kit';
import type { DataFilter } from '@pgm/ui/data/filter-bar';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { staffClient } from './staff-client.ts';

/** Loads the choices of a filter or of a field. */
export type LoadChoices = (
  client: StaffClient,
  signal: AbortSignal,
) => Promise<Result<DataFilter['options']>>;

interface Choices {
  readonly id: string;
  readonly options: DataFilter['options'];
}

/** The choices by the ids of their fields; empty until they are loaded, and where they could not be. */
export function useChoices(
  loads: Readonly<Record<string, LoadChoices>>,
): Readonly<Record<string, DataFilter['options']>> {
  const machine = useMemo(
    () =>
      withPorts(createPagedList<Choices>({ id: 'choices', toKey: ({ id }) => id }))({
        actors: {
          fetchPage: fromPromise<Result<Page<Choices>>, PageQuery<undefined>>(async ({ signal }) => {
            const items = await Promise.all(
              Object.entries(loads).map(async ([id, load]) => {
                const result = await load(staffClient(), signal);
                return { id, options: result.ok ? result.value : [] };
              }),
            );
            return ok({ items, pageCount: 1 });
          }),
        },
      }),
    [loads],
  );
  const items = useSelector(useActorRef(machine), ({ context }) => context.items);
  return useMemo(() => Object.fromEntries(items.map(({ id, options }) => [id, options])), [items]);
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The choices of a list that is read as a whole, by name. */
const choicesFrom =
  (
    listPage: (
      client: StaffClient,
      query: PageToRead & { readonly sort: 'name' },
      signal: AbortSignal,
    ) => Promise<Result<{ readonly data: readonly Named[]; readonly total: number }>>,
  ): LoadChoices =>
  async (client, signal) => {
    const result = await allPages((page) => listPage(client, { ...page, sort: 'name' }, signal));
    return result.ok ? ok(result.value.map(({ id, name }) => ({ value: id, label: name }))) : result;
  };

/** The categories, by their ids. */
export const loadCategories = choicesFrom(({ categories }, query, signal) =>
  categories.listForStaff(query, signal),
);

/** The brands, by their ids. */
export const loadBrands = choicesFrom(({ brands }, query, signal) => brands.listForStaff(query, signal));

/** The members of staff, by the ids of their accounts. */
export const loadStaff = choicesFrom(({ accounts }, query, signal) => accounts.list(query, signal));
