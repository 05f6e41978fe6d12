import { type Result, fail, ok } from '@pgm/api/contract';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { teamFileMachine, teamFileVerbs, teamFileView } from './team-file.machine.ts';

it('the file of a team is fetched once for each press, or says why not', async () => {
  const results: Result<string>[] = [
    fail({ code: 'noResponse', message: 'No response from server.' }),
    ok('Level,Name'),
  ];
  const requested: unknown[] = [];
  const files: unknown[] = [];
  const actor = createActor(
    teamFileMachine.provide({
      actors: {
        fetchFile: fromPromise(async ({ input }) => {
          requested.push(input);
          return results.shift() ?? ok('');
        }),
      },
    }),
  ).start();
  actor.on('file.fetched', (file) => files.push(file));
  const { fetch } = teamFileVerbs((event) => actor.send(event));
  const filter = { month: '2026-11', level: 2 };
  fetch(filter);
  fetch(filter);
  expect(teamFileView(actor.getSnapshot())).toEqual({ isFetching: true, alert: undefined });
  await settle();
  expect(teamFileView(actor.getSnapshot())).toEqual({ isFetching: false, alert: 'No response from server.' });
  fetch(filter);
  expect(teamFileView(actor.getSnapshot()).alert).toBeUndefined();
  await settle();
  expect(requested).toEqual([filter, filter]);
  expect(files).toEqual([{ type: 'file.fetched', name: 'team-2026-11.csv', text: 'Level,Name' }]);
});
