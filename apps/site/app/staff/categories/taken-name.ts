import { type Result, type StaffCategory, ok } from '@pgm/api/contract';
import { type Page, type PageQuery, createPagedList, withPorts } from '@pgm/machines/kit';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { staffClient } from '../kit/staff-client.ts';

/** Searches categories by a unique name, once the user pauses. */
const machine = withPorts(createPagedList<StaffCategory>({ id: 'taken-name', toKey: ({ id }) => id }))({
  actors: {
    fetchPage: fromPromise<Result<Page<StaffCategory>>, PageQuery<undefined>>(
      async ({ input: { search }, signal }) => {
        if (search === '') return ok({ items: [], pageCount: 1 });
        const result = await staffClient().categories.listForStaff({ search, limit: 100 }, signal);
        return result.ok ? ok({ items: result.value.data, pageCount: 1 }) : result;
      },
    ),
  },
});

/** The error of a unique name that another category has; checked while the user types. */
export function useTakenName(uniqueName: string, ownId: string | undefined): string | undefined {
  const actor = useActorRef(machine);
  useEffect(() => actor.send({ type: 'list.search', search: uniqueName }), [actor, uniqueName]);
  const isTaken = useSelector(actor, ({ context }) =>
    context.items.some((one) => one.categoryUniqueName === uniqueName && one.id !== ownId),
  );
  return isTaken ? 'Another category has this unique name' : undefined;
}
