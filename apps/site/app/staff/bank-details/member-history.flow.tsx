import {
  bankDetailsHistoryMachine,
  bankDetailsHistoryVerbs,
  bankDetailsHistoryView,
} from '@pgm/machines/members/bank-details-history';
import { withPorts } from '@pgm/machines/kit';
import { BankDetailsHistory } from '@pgm/ui/members/bank-details-history';
import { useActorRef } from '@xstate/react';
import { fromPromise } from 'xstate';
import { ok } from '@pgm/api/contract';
import { useFlow } from '#app/kit/use-flow.ts';
import { staffClient } from '../kit/staff-client.ts';

/** How many entries are loaded at a time. */
const PAGE = 5;

/** The history of the bank details of a member with the site's implementation. */
export const siteMemberHistoryMachine = (memberId: string) =>
  withPorts(bankDetailsHistoryMachine)({
    actors: {
      fetchPage: fromPromise(async ({ input: { page }, signal }) => {
        const result = await staffClient().bankDetails.history(memberId, { page, limit: PAGE }, signal);
        if (!result.ok) return result;
        const { data, total, pagination } = result.value;
        return ok({ items: data, pageCount: pagination.pages, total });
      }),
    },
  });

/** What happened to the bank details of a member. */
export function MemberHistoryFlow({ memberId }: { readonly memberId: string }) {
  const actor = useActorRef(siteMemberHistoryMachine(memberId));
  const [facts, { showMore, retry }] = useFlow(actor, bankDetailsHistoryView, bankDetailsHistoryVerbs);
  return <BankDetailsHistory {...facts} onMore={showMore} onRetry={retry} />;
}
