import type { PagedListMachine } from '@pgm/machines/kit';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { type ListFilters, type ListQuery, readListQuery, toListSearch } from './list-address.ts';

/** Runs a list whose page, search, order and filters are in the address, so that they survive reload and Back. */
export function useListAddress<Row>(
  machine: PagedListMachine<Row, ListFilters>,
  filterNames: readonly string[],
) {
  const { pathname, search: address } = useLocation();
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const actor = useActorRef(machine, { input: readListQuery(address, filterNames) });
  const { search: typed } = useSelector(actor, ({ context }) => context);

  useEffect(() => {
    // A replaced address repeats what the user typed. The list knows it, and perhaps the next letter too.
    if (arrival !== 'REPLACE') actor.send({ type: 'list.open', query: readListQuery(address, filterNames) });
  }, [actor, address, arrival, filterNames]);

  useEffect(() => {
    const query = readListQuery(location.search, filterNames);
    if (query.search === typed) return;
    const to = pathname + toListSearch({ ...query, search: typed, page: 1 });
    void navigate(to, { replace: true, preventScrollReset: true });
  }, [typed, filterNames, navigate, pathname]);

  const toHref = (change: Partial<ListQuery>) =>
    pathname + toListSearch({ ...readListQuery(address, filterNames), page: 1, ...change });
  return { actor, toHref };
}
