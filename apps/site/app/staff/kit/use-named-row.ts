import type { PagedListMachine } from '@pgm/machines/kit';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ActorRefFrom } from 'xstate';

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
 * @param actor loads one row by its id
 * @param params the parts of the address that open a dialog
 */
export function useNamedRow<Row extends { readonly id: string }>(
  actor: ActorRefFrom<PagedListMachine<Row, string>>,
  { status, items }: ShownPage<Row>,
  params: readonly string[],
): NamedRow<Row> {
  const { items: named, error } = useSelector(actor, ({ context }) => context);
  const address = new URLSearchParams(useLocation().search);
  const wanted = params.flatMap((param) => address.get(param) ?? []).find((value) => value !== 'new');
  const isElsewhere = status === 'ready' && wanted !== undefined && !items.some((row) => row.id === wanted);
  useEffect(() => {
    if (isElsewhere) actor.send({ type: 'list.open', query: { filter: wanted } });
    // The dialog is closed: its row is forgotten, and why it could not be loaded.
    else if (wanted === undefined) actor.send({ type: 'list.open', query: {} });
  }, [actor, isElsewhere, wanted]);
  const others = named.filter((row) => !items.some((item) => item.id === row.id));
  return {
    rows: [...items, ...others],
    error,
    reload: () => actor.send({ type: 'list.reload' }),
  };
}
