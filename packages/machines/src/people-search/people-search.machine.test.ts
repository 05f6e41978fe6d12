import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { samplePerson } from '../team/index.ts';
import {
  type FoundPeople,
  type PeopleQuery,
  TYPING_MS,
  peopleSearchMachine,
  peopleSearchVerbs,
  peopleSearchView,
} from './index.ts';

const FOUND: FoundPeople = { people: [samplePerson('rekha')], total: 21, pageCount: 2, isComplete: true };

function makeSearch(
  findPeople: (query: PeopleQuery) => Promise<Result<FoundPeople>> = async () => ok(FOUND),
) {
  const asked: string[] = [];
  const clock = new SimulatedClock();
  const machine = peopleSearchMachine.provide({
    actors: {
      findPeople: fromPromise(({ input }) => {
        asked.push(`${input.search} ${input.page}`);
        return findPeople(input);
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  const verbs = peopleSearchVerbs((event) => actor.send(event));
  return {
    ...verbs,
    asked,
    clock,
    view: () => peopleSearchView(actor.getSnapshot()),
    find: async (text: string) => {
      verbs.changeText(text);
      clock.increment(TYPING_MS);
      await settle();
    },
  };
}

describe('the search in a downline', () => {
  it('asks once, when the typing rests', async () => {
    const { asked, changeText, clock, view } = makeSearch();
    changeText('re');
    clock.increment(TYPING_MS - 1);
    changeText(' rekha');
    clock.increment(TYPING_MS - 1);
    expect(view().status).toBe('searching');
    expect(asked).toEqual([]);
    clock.increment(1);
    await settle();
    expect(asked).toEqual(['rekha 1']);
    expect(view()).toMatchObject({ status: 'found', text: ' rekha', found: FOUND });
  });

  it('does not ask again for the same words', async () => {
    const { asked, find, view } = makeSearch();
    await find('rekha');
    await find('rekha ');
    expect(asked).toEqual(['rekha 1']);
    expect(view()).toMatchObject({ status: 'found', text: 'rekha ' });
  });

  it('keeps what was found in view while the next is looked for, from its first page', async () => {
    const { asked, find, goToPage, changeText, view } = makeSearch();
    await find('rekha');
    goToPage(2);
    expect(view()).toMatchObject({ status: 'searching', page: 2, found: FOUND });
    await settle();
    goToPage(2);
    changeText('puja');
    expect(view()).toMatchObject({ status: 'searching', page: 1, found: FOUND });
    expect(asked).toEqual(['rekha 1', 'rekha 2']);
  });

  it('is over when the words are gone', async () => {
    const { find, changeText, view } = makeSearch();
    await find('rekha');
    changeText('  ');
    expect(view()).toMatchObject({ status: 'empty', found: undefined });
  });

  it('takes no answer for words that are no more', async () => {
    const { changeText, clock, view } = makeSearch();
    changeText('rekha');
    clock.increment(TYPING_MS);
    changeText('');
    await settle();
    expect(view()).toMatchObject({ status: 'empty', found: undefined });
  });

  it('says why it failed, and can be tried again', async () => {
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

  it('fails when the call breaks', async () => {
    const { find, view } = makeSearch(() => Promise.reject(new Error('broken')));
    await find('rekha');
    expect(view()).toMatchObject({ status: 'failed', error: 'Something went wrong.' });
  });
});
