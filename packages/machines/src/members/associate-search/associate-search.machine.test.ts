import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { samplePerson } from '../sample-team/sample-team.ts';
import {
  type AssociateSearchQuery,
  type FoundAssociates,
  TYPING_MS,
  associateSearchMachine,
} from './associate-search.machine.ts';
import { associateSearchVerbs, associateSearchView } from './associate-search.view.ts';

const FOUND: FoundAssociates = {
  associates: [samplePerson('rekha')],
  total: 21,
  pageCount: 2,
  isComplete: true,
};

function makeSearch(
  findAssociates: (query: AssociateSearchQuery) => Promise<Result<FoundAssociates>> = async () => ok(FOUND),
) {
  const requested: string[] = [];
  const clock = new SimulatedClock();
  const machine = associateSearchMachine.provide({
    actors: {
      findAssociates: fromPromise(({ input }) => {
        requested.push(`${input.search} ${input.page}`);
        return findAssociates(input);
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  const verbs = associateSearchVerbs((event) => actor.send(event));
  return {
    ...verbs,
    requested,
    clock,
    view: () => associateSearchView(actor.getSnapshot()),
    find: async (text: string) => {
      verbs.changeText(text);
      clock.increment(TYPING_MS);
      await settle();
    },
  };
}

describe('the search in a team', () => {
  it('sends one request when the typing stops', async () => {
    const { requested, changeText, clock, view } = makeSearch();
    changeText('re');
    clock.increment(TYPING_MS - 1);
    changeText(' rekha');
    clock.increment(TYPING_MS - 1);
    expect(view().status).toBe('searching');
    expect(requested).toEqual([]);
    clock.increment(1);
    await settle();
    expect(requested).toEqual(['rekha 1']);
    expect(view()).toMatchObject({ status: 'found', text: ' rekha', found: FOUND });
  });

  it('sends no second request for the same words', async () => {
    const { requested, find, view } = makeSearch();
    await find('rekha');
    await find('rekha ');
    expect(requested).toEqual(['rekha 1']);
    expect(view()).toMatchObject({ status: 'found', text: 'rekha ' });
  });

  it('keeps the results visible while it searches again, from the first page', async () => {
    const { requested, find, goToPage, changeText, view } = makeSearch();
    await find('rekha');
    goToPage(2);
    expect(view()).toMatchObject({ status: 'searching', page: 2, found: FOUND });
    await settle();
    goToPage(2);
    changeText('puja');
    expect(view()).toMatchObject({ status: 'searching', page: 1, found: FOUND });
    expect(requested).toEqual(['rekha 1', 'rekha 2']);
  });

  it('ends when the text is empty', async () => {
    const { find, changeText, view } = makeSearch();
    await find('rekha');
    changeText('  ');
    expect(view()).toMatchObject({ status: 'empty', found: undefined });
  });

  it('ignores the response for an earlier text', async () => {
    const { changeText, clock, view } = makeSearch();
    changeText('rekha');
    clock.increment(TYPING_MS);
    changeText('');
    await settle();
    expect(view()).toMatchObject({ status: 'empty', found: undefined });
  });

  it('shows why it failed, and can be tried again', async () => {
    let isDown = true;
    const { find, retry, view } = makeSearch(async () =>
      isDown ? fail({ code: 'noResponse', message: 'No response from server.' }) : ok(FOUND),
    );
    await find('rekha');
    expect(view()).toMatchObject({ status: 'failed', error: 'No response from server.' });
    isDown = false;
    retry();
    await settle();
    expect(view()).toMatchObject({ status: 'found', error: undefined });
  });

  it('fails when the call throws', async () => {
    const { find, view } = makeSearch(() => Promise.reject(new Error('broken')));
    await find('rekha');
    expect(view()).toMatchObject({ status: 'failed', error: 'Failed to fetch associate tree' });
  });
});
