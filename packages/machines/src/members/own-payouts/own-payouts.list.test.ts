import { ok } from '@pgm/api/contract';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { ownPayoutsMachine, ownPayoutsVerbs, ownPayoutsView } from './own-payouts.list.ts';
import { sampleOwnPayouts } from './own-payouts.scenario.ts';

it('the payouts of a member grow page by page', async () => {
  const machine = ownPayoutsMachine.provide({
    actors: {
      fetchPage: fromPromise(async ({ input: { page } }) =>
        ok({ items: sampleOwnPayouts.slice(page - 1, page), pageCount: 2 }),
      ),
    },
  });
  const actor = createActor(machine).start();
  const view = () => ownPayoutsView(actor.getSnapshot());
  await settle();
  expect(view()).toMatchObject({
    status: 'ready',
    payouts: sampleOwnPayouts.slice(0, 1),
    canShowMore: true,
  });
  ownPayoutsVerbs(actor.send).showMore();
  await settle();
  expect(view()).toMatchObject({ status: 'ready', payouts: sampleOwnPayouts, canShowMore: false });
});
