import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { samplePerson } from '../team/index.ts';
import { type RosterPage, rosterMachine, rosterVerbs, rosterView } from './index.ts';

const PAGES: readonly string[][] = [
  ['geeta', 'imran'],
  ['imran', 'sreeja'],
];

const pageOf = async (page: number): Promise<Result<RosterPage>> =>
  ok({ people: (PAGES[page - 1] ?? []).map(samplePerson), total: 3, pageCount: 2 });

function makeRoster(fetchPage: (page: number) => Promise<Result<RosterPage>> = pageOf) {
  const asked: number[] = [];
  const machine = rosterMachine.provide({
    actors: {
      fetchPage: fromPromise(({ input }) => {
        asked.push(input);
        return fetchPage(input);
      }),
    },
  });
  const actor = createActor(machine).start();
  const view = () => rosterView(actor.getSnapshot());
  return {
    ...rosterVerbs((event) => actor.send(event)),
    asked,
    view,
    names: () => view().people.map(({ id }) => id),
  };
}

describe('a roster', () => {
  it('reads nothing before it is opened, and once then', async () => {
    const roster = makeRoster();
    expect(roster.view()).toMatchObject({ status: 'loading', canShowMore: false });
    await settle();
    expect(roster.asked).toEqual([]);
    roster.open();
    roster.open();
    await settle();
    roster.open();
    expect(roster.asked).toEqual([1]);
    expect(roster.view()).toMatchObject({ status: 'ready', total: 3, canShowMore: true });
    expect(roster.names()).toEqual(['geeta', 'imran']);
  });

  it('grows by a page to its end, and shows nobody twice', async () => {
    const roster = makeRoster();
    roster.open();
    await settle();
    roster.showMore();
    expect(roster.view()).toMatchObject({ status: 'adding', canShowMore: false });
    await settle();
    expect(roster.names()).toEqual(['geeta', 'imran', 'sreeja']);
    expect(roster.view()).toMatchObject({ status: 'ready', canShowMore: false });
    roster.showMore();
    expect(roster.asked).toEqual([1, 2]);
  });

  it('keeps what it has when the next page fails, and tries that again', async () => {
    let isDown = false;
    const roster = makeRoster((page) =>
      isDown
        ? Promise.resolve(fail({ code: 'noResponse', message: 'No response from server.' }))
        : pageOf(page),
    );
    roster.open();
    await settle();
    isDown = true;
    roster.showMore();
    await settle();
    expect(roster.view()).toMatchObject({ status: 'failed', error: 'No response from server.' });
    expect(roster.names()).toEqual(['geeta', 'imran']);
    isDown = false;
    roster.retry();
    await settle();
    expect(roster.names()).toEqual(['geeta', 'imran', 'sreeja']);
    expect(roster.view().error).toBeUndefined();
    expect(roster.asked).toEqual([1, 2, 2]);
  });

  it('fails when the call breaks', async () => {
    const roster = makeRoster(() => Promise.reject(new Error('broken')));
    roster.open();
    await settle();
    expect(roster.view()).toMatchObject({ status: 'failed', error: 'Something went wrong.' });
  });
});
