import { type Found, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { MOST_RECENT, SEARCH_MS, searchMachine, searchVerbs, searchView } from './index.ts';

const product = (id: string): Found['products'][number] => ({
  id,
  name: id,
  brandName: 'Aranjeev',
  categoryName: 'Ayurvedic Wellness',
  price: 189,
  points: 48,
  stock: { status: 'IN_STOCK', quantity: 9 },
  imageUrl: null,
});

const FOUND: Found = {
  products: [product('drops'), product('tea')],
  categories: [{ name: 'Ayurvedic Wellness', categoryUniqueName: 'ayurvedic-wellness' }],
  pages: [{ title: 'Herbs and medicines', href: '/Shop/blog/herbs' }],
  total: 7,
};
const NOTHING: Found = { products: [], categories: [], pages: [], total: 0 };
const NO_LINE: Result<Found> = fail({ code: 'noResponse', message: 'No response from server.' });

interface Answers {
  readonly readRecent?: () => Promise<readonly string[]>;
  readonly keepRecent?: () => Promise<void>;
  readonly search?: (wanted: string) => Promise<Result<Found>>;
}

function makeSearch({
  readRecent = async () => ['neem', 'honey'],
  keepRecent = async () => undefined,
  search = async () => ok(FOUND),
}: Answers = {}) {
  const asked: string[] = [];
  const kept: (readonly string[])[] = [];
  const told: unknown[] = [];
  const clock = new SimulatedClock();
  const machine = searchMachine.provide({
    actors: {
      readRecent: fromPromise(readRecent),
      keepRecent: fromPromise(({ input }) => {
        kept.push(input);
        return keepRecent();
      }),
      search: fromPromise(({ input }) => {
        asked.push(input);
        return search(input);
      }),
    },
  });
  const actor = createActor(machine, { clock });
  actor.on('*', (event) => told.push(event));
  actor.start();
  const verbs = searchVerbs((event) => actor.send(event));
  return {
    ...verbs,
    asked,
    kept,
    told,
    clock,
    view: () => searchView(actor.getSnapshot()),
    find: async (text: string) => {
      verbs.changeText(text);
      clock.increment(SEARCH_MS);
      await settle();
    },
  };
}

const recent = (...texts: string[]) => texts.map((text) => ({ kind: 'recent', text }));

describe('the search while the box is empty', () => {
  it('shows what was looked for before', async () => {
    const { view } = makeSearch();
    expect(view()).toMatchObject({ status: 'empty', options: [] });
    await settle();
    expect(view()).toMatchObject({ status: 'empty', options: recent('neem', 'honey') });
  });

  it('works without what was looked for before', async () => {
    const { find, view } = makeSearch({ readRecent: () => Promise.reject(new Error('no storage')) });
    await settle();
    expect(view()).toMatchObject({ status: 'empty', options: [] });
    await find('tulsi');
    expect(view().status).toBe('found');
  });

  it('looks at once for a recent one that is chosen, by hand or by keyboard', async () => {
    const { asked, choose, changeText, moveActive, submit, view } = makeSearch();
    await settle();
    choose(1);
    await settle();
    expect(view()).toMatchObject({ status: 'found', text: 'honey' });
    changeText('');
    moveActive('next');
    submit();
    await settle();
    expect(view()).toMatchObject({ status: 'found', text: 'neem' });
    expect(asked).toEqual(['honey', 'neem']);
  });

  it('forgets recent ones one by one or all together', async () => {
    const { clearRecent, kept, removeRecent, view } = makeSearch();
    await settle();
    removeRecent('neem');
    expect(view().options).toEqual(recent('honey'));
    clearRecent();
    expect(view().options).toEqual([]);
    await settle();
    expect(kept).toEqual([['honey'], []]);
  });

  it.each([' a ', '🙂', ' 🙂 ', 'क'])('asks for nothing by less than two letters: %j', async (typed) => {
    const { asked, find, view } = makeSearch();
    await settle();
    await find(typed);
    expect(asked).toEqual([]);
    expect(view()).toMatchObject({ status: 'empty', options: recent('neem', 'honey') });
  });
});

describe('a search for characters that take two places each', () => {
  it('counts them as one, like the server', async () => {
    const { asked, find } = makeSearch();
    await settle();
    await find('🙂🙂');
    await find(`${'🙂'.repeat(79)}ab`);
    expect(asked).toEqual(['🙂🙂', `${'🙂'.repeat(79)}a`]);
  });
});

describe('the search while somebody types', () => {
  it('asks once, when the typing rests', async () => {
    const { asked, changeText, clock, view } = makeSearch();
    changeText('tu');
    clock.increment(SEARCH_MS - 1);
    changeText('tulsi ');
    clock.increment(SEARCH_MS - 1);
    expect(view().status).toBe('searching');
    expect(asked).toEqual([]);
    clock.increment(1);
    await settle();
    expect(asked).toEqual(['tulsi']);
    expect(view()).toMatchObject({ status: 'found', text: 'tulsi ', total: 9 });
  });

  it('calls off what is under way with the next key', async () => {
    const { changeText, clock, find, view } = makeSearch({
      search: async (wanted) => ok(wanted === 'tulsi' ? FOUND : NOTHING),
    });
    changeText('tulsi');
    clock.increment(SEARCH_MS);
    changeText('tulsix');
    await settle();
    expect(view()).toMatchObject({ status: 'searching', options: [] });
    await find('tulsixy');
    expect(view()).toMatchObject({ status: 'nothing', options: [], total: 0 });
  });

  it('keeps what was found in view while the next is looked for', async () => {
    const { changeText, find, view } = makeSearch();
    await find('tulsi');
    changeText('tulsi t');
    expect(view()).toMatchObject({ status: 'searching', activeAt: undefined });
    expect(view().options).toHaveLength(5);
  });

  it('does not ask again for the same words', async () => {
    const { asked, find, view } = makeSearch();
    await find('tulsi');
    await find('tulsi ');
    expect(asked).toEqual(['tulsi']);
    expect(view().status).toBe('found');
  });

  it('asks for no more letters than the server takes', async () => {
    const { asked, find } = makeSearch();
    await find('x'.repeat(100));
    expect(asked).toEqual(['x'.repeat(80)]);
  });

  it('says why it failed, and can be tried again', async () => {
    let isDown = true;
    const { find, retry, view } = makeSearch({ search: async () => (isDown ? NO_LINE : ok(FOUND)) });
    await find('tulsi');
    expect(view()).toMatchObject({ status: 'failed', error: 'No response from server.', options: [] });
    isDown = false;
    retry();
    await settle();
    expect(view()).toMatchObject({ status: 'found', error: undefined });
  });

  it('fails when the call breaks', async () => {
    const { find, view } = makeSearch({ search: () => Promise.reject(new Error('broken')) });
    await find('tulsi');
    expect(view()).toMatchObject({ status: 'failed', error: 'Something went wrong.' });
  });
});

describe('the list of a search', () => {
  it('has products, all of them, categories and pages', async () => {
    const { find, view } = makeSearch();
    await find('tulsi');
    expect(view().options).toEqual([
      { kind: 'product', product: FOUND.products[0] },
      { kind: 'product', product: FOUND.products[1] },
      { kind: 'all', text: 'tulsi', total: 7 },
      { kind: 'category', category: FOUND.categories[0] },
      { kind: 'page', page: FOUND.pages[0] },
    ]);
  });

  it('is walked by keyboard, around its ends', async () => {
    const { find, moveActive, view } = makeSearch();
    await find('tulsi');
    const after = (to: Parameters<typeof moveActive>[0]) => {
      moveActive(to);
      return view().activeAt;
    };
    expect([after('next'), after('next'), after('previous'), after('previous')]).toEqual([0, 1, 0, 4]);
    expect([after('next'), after('last'), after('first')]).toEqual([0, 4, 0]);
  });

  it('begins at its end for who goes up first', async () => {
    const { find, moveActive, view } = makeSearch();
    await find('tulsi');
    moveActive('previous');
    expect(view().activeAt).toBe(4);
  });

  it('cannot be walked where there is none', async () => {
    const { find, moveActive, view } = makeSearch({ search: async () => ok(NOTHING) });
    await find('qqq');
    moveActive('next');
    expect(view().activeAt).toBeUndefined();
  });

  it('goes to the active option and remembers what was looked for', async () => {
    const { find, kept, moveActive, submit, told } = makeSearch();
    await find('Tulsi ');
    moveActive('next');
    submit();
    expect(told).toEqual([{ type: 'search.go', option: { kind: 'product', product: FOUND.products[0] } }]);
    await settle();
    expect(kept).toEqual([['Tulsi', 'neem', 'honey']]);
  });

  it('goes to all products without an active option, even before they are found', () => {
    const { changeText, submit, told } = makeSearch();
    changeText(' tulsi ');
    submit();
    expect(told).toEqual([{ type: 'search.go', option: { kind: 'all', text: 'tulsi', total: 0 } }]);
  });

  it('goes nowhere with an empty box', async () => {
    const { kept, submit, told } = makeSearch();
    await settle();
    submit();
    await settle();
    expect([told, kept]).toEqual([[], []]);
  });

  it('goes to what is pressed', async () => {
    const { choose, find, told } = makeSearch();
    await find('tulsi');
    choose(4);
    choose(99);
    expect(told).toEqual([{ type: 'search.go', option: { kind: 'page', page: FOUND.pages[0] } }]);
  });
});

describe('recent searches', () => {
  it('are six at most, the newest first, each once in whatever case', async () => {
    const { find, kept, submit } = makeSearch({
      readRecent: async () => ['a1', 'b2', 'c3', 'd4', 'e5', 'f6'],
    });
    await settle();
    await find('C3');
    submit();
    await settle();
    await find('new');
    submit();
    await settle();
    expect(kept).toEqual([
      ['C3', 'a1', 'b2', 'd4', 'e5', 'f6'],
      ['new', 'C3', 'a1', 'b2', 'd4', 'e5'],
    ]);
    expect(kept.at(-1)).toHaveLength(MOST_RECENT);
  });

  it('lose nothing that was chosen before they were read', async () => {
    const { changeText, kept, submit } = makeSearch();
    changeText('tulsi');
    submit();
    await settle();
    expect(kept).toEqual([['tulsi', 'neem', 'honey']]);
  });

  it('are shown even where they cannot be kept', async () => {
    const { changeText, find, submit, view } = makeSearch({
      keepRecent: () => Promise.reject(new Error('full')),
    });
    await find('tulsi');
    submit();
    await settle();
    changeText('');
    expect(view().options).toEqual(recent('tulsi', 'neem', 'honey'));
  });
});

describe('Escape', () => {
  it('clears the box first and then closes', async () => {
    const { escape, find, told, view } = makeSearch();
    await find('tulsi');
    escape();
    expect(view()).toMatchObject({ status: 'empty', text: '', options: recent('neem', 'honey') });
    expect(told).toEqual([]);
    escape();
    expect(told).toEqual([{ type: 'search.close' }]);
  });
});
