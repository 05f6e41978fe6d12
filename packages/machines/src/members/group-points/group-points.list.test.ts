import { type Result, fail, ok } from '@pgm/api/contract';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { groupPointsMachine, groupPointsVerbs, groupPointsView } from './group-points.list.ts';
import { sampleGroupPoints } from './group-points.scenario.ts';

it('the points by month are listed, or say why not and can be requested again', async () => {
  let result: Result<object> = fail({ code: 'noResponse', message: 'No response from server.' });
  const machine = groupPointsMachine.provide({
    actors: {
      fetchPage: fromPromise(async () =>
        result.ok ? ok({ items: sampleGroupPoints, pageCount: 1 }) : result,
      ),
    },
  });
  const actor = createActor(machine).start();
  await settle();
  expect(groupPointsView(actor.getSnapshot())).toEqual({
    status: 'failed',
    months: [],
    error: 'No response from server.',
  });
  result = ok({});
  groupPointsVerbs(actor.send).retry();
  await settle();
  expect(groupPointsView(actor.getSnapshot())).toEqual({
    status: 'ready',
    // Before the oldest month with points there is nothing to show.
    months: sampleGroupPoints.slice(0, 2),
    error: undefined,
  });
});
