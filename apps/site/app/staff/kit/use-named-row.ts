import { type Result, ok } from '@pgm/api/contract';
import { type Page, type PageQuery, createPagedList } from '@pgm/machines/kit';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { fromPromise } from 'xstate';
import type { Resource } from './resource.types.ts';
import { staffClient } from './staff-client.ts';

interface ShownPage<Row> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly items: readonly Row[];
}

interface NamedRow<Row> {
  /** The rows that a dialog can open: those of the page, and the one that the address names. */
  readonly rows: readonly Row[];
  /** Why the named row could not be loaded; English. */
  readonly error: string | undefined;
  readonly reload: () => void;
}

/**
 * Loads the row that the address opens in a dialog when the shown page of the list does not have it. A notice leads to
 * such a row.
 * @param params the parts of the address that open a dialog
 */
export function useNamedRow<Row extends { readonly id: string }>(
  { id, get }: Pick<Resource<Row>, 'id' | 'get'>,
  { status, items }: ShownPage<Row>,
  params: readonly string[],
): NamedRow<Row> {
  const machine = useMemo(
    () =>
      // A list of one row, or of none while the page has it.
      createPagedList<Row, string>({ id: `${id}-named`, toKey: (row) => row.id }).provide({
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
    [id, get],
  );
  const actor = useActorRef(machine);
  const { items: named, error } = useSelector(actor, ({ context }) => context);
  const address = new URLSearchParams(useLocation().search);
  const wanted = params.map((param) => address.get(param)).find((value) => value !== null && value !== 'new');
  const isElsewhere =
    status === 'ready' && wanted !== undefined && wanted !== null && !items.some((row) => row.id === wanted);
  useEffect(() => {
    if (isElsewhere) actor.send({ type: 'list.open', query: { filter: wanted } });
  }, [actor, isElsewhere, wanted]);
  const others = named.filter((row) => !items.some((item) => item.id === row.id));
  return {
    rows: [...items, ...others],
    error: isElsewhere ? error : undefined,
    reload: () => actor.send({ type: 'list.reload' }),
  };
}
