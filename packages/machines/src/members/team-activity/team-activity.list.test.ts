import { type Result, fail, ok } from '@pgm/api/contract';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { teamActivityMachine, teamActivityVerbs, teamActivityView } from './team-activity.list.ts';
import { sampleTeamActivity } from './team-activity.scenario.ts';

it('the activity of a team is read for a month and a level, page by page, or says why not', async () => {
  const requested: unknown[] = [];
  let result: Result<object> = ok({});
  const machine = teamActivityMachine.provide({
    actors: {
      fetchPage: fromPromise(async ({ input: { page, filter } }) => {
        requested.push({ page, ...filter });
        return result.ok ? ok({ items: sampleTeamActivity, pageCount: 2, total: 6 }) : result;
      }),
    },
  });
  const month = '2026-11';
  const actor = createActor(machine, { input: { filter: { month, level: undefined } } }).start();
  const verbs = teamActivityVerbs((event) => actor.send(event));
  await settle();
  expect(teamActivityView(actor.getSnapshot())).toEqual({
    status: 'ready',
    people: sampleTeamActivity,
    page: 1,
    pageCount: 2,
    total: 6,
    filter: { month, level: undefined },
    error: undefined,
  });
  verbs.openPage(2);
  await settle();
  verbs.filter({ month: '2026-10', level: 1 });
  await settle();
  expect(requested).toEqual([
    { page: 1, month, level: undefined },
    { page: 2, month, level: undefined },
    { page: 1, month: '2026-10', level: 1 },
  ]);
  result = fail({ code: 'noResponse', message: '' });
  verbs.openPage(2);
  await settle();
  expect(teamActivityView(actor.getSnapshot())).toMatchObject({
    status: 'failed',
    error: 'Failed to fetch associate tree',
  });
});
