import {
  bankDetailsHistoryMachine,
  bankDetailsHistoryVerbs,
  bankDetailsHistoryView,
} from '@pgm/machines/members/bank-details-history';
import { withPorts } from '@pgm/machines/kit';
import { BankDetailsHistory } from '@pgm/ui/members/bank-details-history';
import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { pagedActor } from '#app/kit/paged-actor.ts';
import { useFlow } from '#app/kit/use-flow.ts';

/** How many entries are loaded at a time. */
const PAGE = 5;

/** The history of the member's own bank details with the site's implementation. */
export const siteBankDetailsHistoryMachine = withPorts(bankDetailsHistoryMachine)({
  actors: {
    fetchPage: pagedActor(({ bankDetails }, { page }, signal) =>
      bankDetails.history({ page, limit: PAGE }, signal),
    ),
  },
});

/** What happened to the bank details of the member. */
export function BankDetailsHistoryFlow() {
  return <BankDetailsHistoryScreen actor={useActorRef(siteBankDetailsHistoryMachine)} />;
}

/** The history for any state of its actor. */
export function BankDetailsHistoryScreen({
  actor,
}: {
  readonly actor: ActorRefFrom<typeof bankDetailsHistoryMachine>;
}) {
  const [facts, { showMore, retry }] = useFlow(actor, bankDetailsHistoryView, bankDetailsHistoryVerbs);
  return <BankDetailsHistory {...facts} onMore={showMore} onRetry={retry} />;
}
