import { type Result, ok } from '@pgm/api/contract';
import {
  type FormValues,
  type Page,
  type PageQuery,
  createConfirmedAction,
  createPagedList,
} from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import type { ListFilters } from './list-address.ts';
import type { Resource, RowCommand } from './resource.types.ts';
import { staffClient } from './staff-client.ts';
import { toPage } from './to-page.ts';

/** The number of rows of a view; the id is the view's value of its filter. */
export interface ViewCount {
  readonly id: string;
  readonly count: number;
}

/** A command, and the row that it is for. */
export interface CommandedRow<Row> {
  readonly row: Row;
  readonly command: RowCommand<Row>;
}

/**
 * The machines of a resource with the site's implementations: its list, the counts of its views, the row that an
 * address names, the deletion, restoration and commands of its rows.
 */
export function createResourceMachines<Row extends { readonly id: string }, Data, Values extends FormValues>(
  resource: Resource<Row, Data, Values>,
) {
  const { id, list, notFetched, get, views, remove, removalWords, restore } = resource;
  const toAction = (action: typeof remove) =>
    fromPromise<Result<unknown>, { subject: Row }>(({ input: { subject }, signal }) =>
      action ? action(staffClient(), subject, signal) : Promise.reject(new Error(`${id} has no such action`)),
    );
  return {
    list: createPagedList<Row, ListFilters>({
      id,
      toKey: (row) => row.id,
      ...(notFetched && { notFetched }),
    }).provide({
      actors: {
        fetchPage: fromPromise<Result<Page<Row>>, PageQuery<ListFilters>>(async ({ input, signal }) => {
          const { page, search, sort, filter = {} } = input;
          const query = { page, filter, ...(search && { search }), ...(sort && { sort }) };
          return toPage(await list(staffClient(), query, signal));
        }),
      },
    }),
    views: createPagedList<ViewCount>({ id: `${id}-views`, toKey: (view) => view.id }).provide({
      actors: {
        fetchPage: fromPromise<Result<Page<ViewCount>>, PageQuery<undefined>>(async ({ signal }) => {
          if (!views) return ok({ items: [], pageCount: 1 });
          const result = await views.count(staffClient(), signal);
          if (!result.ok) return result;
          const items = Object.entries(result.value).map(([value, count]) => ({ id: value, count }));
          return ok({ items, pageCount: 1 });
        }),
      },
    }),
    // A list of one row, or of none while nothing is asked for.
    named: createPagedList<Row, string>({ id: `${id}-named`, toKey: (row) => row.id }).provide({
      actors: {
        fetchPage: fromPromise<Result<Page<Row>>, PageQuery<string>>(
          async ({ input: { filter: wanted }, signal }) => {
            if (!get || wanted === undefined) return ok({ items: [], pageCount: 1 });
            const result = await get(staffClient(), wanted, signal);
            return result.ok ? ok({ items: [result.value], pageCount: 1 }) : result;
          },
        ),
      },
    }),
    removal: createConfirmedAction<Row>({
      id: `${id}-removal`,
      doneMessage: removalWords?.done ?? 'Deleted. It can be restored.',
      isDoneWhenGone: true,
    }).provide({ actors: { runAction: toAction(remove) } }),
    restoration: createConfirmedAction<Row>({
      id: `${id}-restoration`,
      doneMessage: 'Restored',
    }).provide({ actors: { runAction: toAction(restore) } }),
    command: createCommandMachine<Row>(id),
  };
}

/** The machine of one record that has a page of its own: a list of it alone, or of none when there is no such record. */
export function createRecordMachine<Row extends { readonly id: string }>(
  { id, get }: Pick<Resource<Row>, 'id' | 'get'>,
  wanted: string,
) {
  return createPagedList<Row>({ id: `${id}-record`, toKey: (row) => row.id }).provide({
    actors: {
      fetchPage: fromPromise<Result<Page<Row>>, PageQuery<undefined>>(async ({ signal }) => {
        if (!get) throw new Error(`${id} cannot be read one by one`);
        const result = await get(staffClient(), wanted, signal);
        if (result.ok) return ok({ items: [result.value], pageCount: 1 });
        return result.failure.code === 'notFound' ? ok({ items: [], pageCount: 1 }) : result;
      }),
    },
  });
}

/** The machine of the commands of a record. @param id the resource */
export function createCommandMachine<Row>(id: string) {
  return createConfirmedAction<CommandedRow<Row>>({
    id: `${id}-command`,
    doneMessage: ({ command: { done = 'Saved' } }) => done,
  }).provide({
    actors: {
      runAction: fromPromise<Result<unknown>, { subject: CommandedRow<Row> }>(
        ({ input: { subject }, signal }) => subject.command.run(staffClient(), subject.row, signal),
      ),
    },
  });
}
