import { ok } from '@pgm/api/contract';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sponsorChangesMachine, sponsorChangesVerbs, sponsorChangesView } from './sponsor-changes.list.ts';
import { sampleChanges } from './sponsor-changes.scenario.ts';

it('the history of a sponsor grows page by page', async () => {
  const machine = sponsorChangesMachine.provide({
    actors: {
      fetchPage: fromPromise(async ({ input: { page } }) =>
        ok({ items: sampleChanges.slice(page - 1, page), pageCount: 2 }),
      ),
    },
  });
  const actor = createActor(machine).start();
  const view = () => sponsorChangesView(actor.getSnapshot());
  await settle();
  expect(view()).toMatchObject({ status: 'ready', changes: sampleChanges.slice(0, 1), canShowMore: true });
  sponsorChangesVerbs(actor.send).showMore();
  await settle();
  expect(view()).toMatchObject({ status: 'ready', changes: sampleChanges, canShowMore: false });
});
