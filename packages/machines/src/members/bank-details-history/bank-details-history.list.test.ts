import { ok } from '@pgm/api/contract';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import {
  bankDetailsHistoryMachine,
  bankDetailsHistoryVerbs,
  bankDetailsHistoryView,
} from './bank-details-history.list.ts';
import { sampleBankDetailsEvents } from './bank-details-history.scenario.ts';

it('the history of bank details grows page by page', async () => {
  const machine = bankDetailsHistoryMachine.provide({
    actors: {
      fetchPage: fromPromise(async ({ input: { page } }) =>
        ok({ items: sampleBankDetailsEvents.slice(page - 1, page), pageCount: 2 }),
      ),
    },
  });
  const actor = createActor(machine).start();
  const view = () => bankDetailsHistoryView(actor.getSnapshot());
  await settle();
  expect(view()).toMatchObject({
    status: 'ready',
    events: sampleBankDetailsEvents.slice(0, 1),
    canShowMore: true,
  });
  bankDetailsHistoryVerbs(actor.send).showMore();
  await settle();
  expect(view()).toMatchObject({ status: 'ready', events: sampleBankDetailsEvents, canShowMore: false });
});
