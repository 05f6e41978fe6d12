import { type Found, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { MAX_RECENT } from './search-options.ts';
import { SEARCH_MS, searchMachine } from './search.machine.ts';
import { searchVerbs, searchView } from './search.view.ts';

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
  brands: [],
  categories: [{ name: 'Ayurvedic Wellness', categoryUniqueName: 'ayurvedic-wellness' }],
  pages: [{ title: 'Herbs and medicines', href: '/Shop/blog/herbs' }],
  total: 7,
};
const NOTHING: Found = { products: [], brands: [], categories: [], pages: [], total: 0 };
const NO_CONNECTION: Result<Found> = fail({ code: 'noResponse', message: 'No response from server.' });

interface Stubs {
  readonly readRecent?: () => Promise<readonly string[]>;
  readonly saveRecent?: () => Promise<void>;
  readonly search?: (wanted: string) => Promise<Result<Found>>;
}

function makeSearch({
  readRecent = async () => ['neem', 'honey'],
  saveRecent = async () => undefined,
  search = async () => ok(FOUND),
}: Stubs = {}) {
  const requested: string[] = [];
  const saved: (readonly string[])[] = [];
  const emitted: unknown[] = [];
  const clock = new SimulatedClock();
  const machine = searchMachine.provide({
    actors: {
      readRecent: fromPromise(readRecent),
      saveRecent: fromPromise(({ input }) => {
        saved.push(input);
        return saveRecent();
      }),
      search: fromPromise(({ input }) => {
        requested.push(input);
        return search(input);
      }),
    },
  });
  const actor = createActor(machine, { clock });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const verbs = searchVerbs((event) => actor.send(event));
  return {
    ...verbs,
    requested,
    saved,
    emitted,
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
  it('shows the recent searches', async () => {
    const { view } = makeSearch();
    expect(view()).toMatchObject({ status: 'empty', options: [] });
    await settle();
    expect(view()).toMatchObject({ status: 'empty', options: recent('neem', 'honey') });
  });

  it('works without recent searches', async () => {
    const { find, view } = makeSearch({ readRecent: () => Promise.reject(new Error('no storage')) });
    await settle();
    expect(view()).toMatchObject({ status: 'empty', options: [] });
    await find('tulsi');
    expect(view().status).toBe('found');
  });

  it('searches at once for a recent text that is selected, by pointer or by keyboard', async () => {
    const { requested, choose, changeText, moveActive, submit, view } = makeSearch();
    await settle();
    choose(1);
    await settle();
    expect(view()).toMatchObject({ status: 'found', text: 'honey' });
    changeText('');
    moveActive('next');
    submit();
    await settle();
    expect(view()).toMatchObject({ status: 'found', text: 'neem' });
    expect(requested).toEqual(['honey', 'neem']);
  });

  it('removes recent searches one by one or all together', async () => {
    const { clearRecent, saved, removeRecent, view } = makeSearch();
    await settle();
    removeRecent('neem');
    expect(view().options).toEqual(recent('honey'));
    clearRecent();
    expect(view().options).toEqual([]);
    await settle();
    expect(saved).toEqual([['honey'], []]);
  });

  it.each([' a ', '🙂', ' 🙂 ', 'क'])('sends no request for less than two letters: %j', async (typed) => {
    const { requested, find, view } = makeSearch();
    await settle();
    await find(typed);
    expect(requested).toEqual([]);
    expect(view()).toMatchObject({ status: 'empty', options: recent('neem', 'honey') });
  });
});

describe('a search for characters of two code units', () => {
  it('counts each of them as one, like the server', async () => {
    const { requested, find } = makeSearch();
    await settle();
    await find('🙂🙂');
    await find(`${'🙂'.repeat(79)}ab`);
    expect(requested).toEqual(['🙂🙂', `${'🙂'.repeat(79)}a`]);
  });
});

describe('the search while the user types', () => {
  it('sends one request when the typing stops', async () => {
    const { requested, changeText, clock, view } = makeSearch();
    changeText('tu');
    clock.increment(SEARCH_MS - 1);
    changeText('tulsi ');
    clock.increment(SEARCH_MS - 1);
    expect(view().status).toBe('searching');
    expect(requested).toEqual([]);
    clock.increment(1);
    await settle();
    expect(requested).toEqual(['tulsi']);
    expect(view()).toMatchObject({ status: 'found', text: 'tulsi ', total: 9 });
  });

  it('aborts the pending request at the next key', async () => {
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

  it('keeps the results visible while it searches again', async () => {
    const { changeText, find, view } = makeSearch();
    await find('tulsi');
    changeText('tulsi t');
    expect(view()).toMatchObject({ status: 'searching', activeAt: undefined });
    expect(view().options).toHaveLength(5);
  });

  it('sends no second request for the same words', async () => {
    const { requested, find, view } = makeSearch();
    await find('tulsi');
    await find('tulsi ');
    expect(requested).toEqual(['tulsi']);
    expect(view().status).toBe('found');
  });

  it('sends no more letters than the server accepts', async () => {
    const { requested, find } = makeSearch();
    await find('x'.repeat(100));
    expect(requested).toEqual(['x'.repeat(80)]);
  });

  it('shows why it failed, and can be tried again', async () => {
    let isDown = true;
    const { find, retry, view } = makeSearch({ search: async () => (isDown ? NO_CONNECTION : ok(FOUND)) });
    await find('tulsi');
    expect(view()).toMatchObject({ status: 'failed', error: 'No response from server.', options: [] });
    isDown = false;
    retry();
    await settle();
    expect(view()).toMatchObject({ status: 'found', error: undefined });
  });

  it('fails when the call throws', async () => {
    const { find, view } = makeSearch({ search: () => Promise.reject(new Error('broken')) });
    await find('tulsi');
    expect(view()).toMatchObject({ status: 'failed', error: 'Something went wrong.' });
  });
});

describe('the list of a search', () => {
  it('contains products, an option for all of them, categories and pages', async () => {
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

  it('begins with the brands that the search names', async () => {
    const brand = { name: 'Tulsivan', slug: 'tulsivan' };
    const { find, view, choose, emitted } = makeSearch({
      search: async () => ok({ ...FOUND, brands: [brand] }),
    });
    await find('tulsivan');
    expect(view().options[0]).toEqual({ kind: 'brand', brand });
    expect(view().total).toBe(10);
    choose(0);
    expect(emitted).toContainEqual({ type: 'search.go', option: { kind: 'brand', brand } });
  });

  it('can be navigated by keyboard and wraps at its ends', async () => {
    const { find, moveActive, view } = makeSearch();
    await find('tulsi');
    const after = (to: Parameters<typeof moveActive>[0]) => {
      moveActive(to);
      return view().activeAt;
    };
    expect([after('next'), after('next'), after('previous'), after('previous')]).toEqual([0, 1, 0, 4]);
    expect([after('next'), after('last'), after('first')]).toEqual([0, 4, 0]);
  });

  it('starts at its end when the first key goes up', async () => {
    const { find, moveActive, view } = makeSearch();
    await find('tulsi');
    moveActive('previous');
    expect(view().activeAt).toBe(4);
  });

  it('cannot be navigated when it is empty', async () => {
    const { find, moveActive, view } = makeSearch({ search: async () => ok(NOTHING) });
    await find('qqq');
    moveActive('next');
    expect(view().activeAt).toBeUndefined();
  });

  it('goes to the active option and saves the searched text', async () => {
    const { find, saved, moveActive, submit, emitted } = makeSearch();
    await find('Tulsi ');
    moveActive('next');
    submit();
    expect(emitted).toEqual([{ type: 'search.go', option: { kind: 'product', product: FOUND.products[0] } }]);
    await settle();
    expect(saved).toEqual([['Tulsi', 'neem', 'honey']]);
  });

  it('goes to all products without an active option, even before they are found', () => {
    const { changeText, submit, emitted } = makeSearch();
    changeText(' tulsi ');
    submit();
    expect(emitted).toEqual([{ type: 'search.go', option: { kind: 'all', text: 'tulsi', total: 0 } }]);
  });

  it('goes nowhere with an empty box', async () => {
    const { saved, submit, emitted } = makeSearch();
    await settle();
    submit();
    await settle();
    expect([emitted, saved]).toEqual([[], []]);
  });

  it('goes to the option that is pressed', async () => {
    const { choose, find, emitted } = makeSearch();
    await find('tulsi');
    choose(4);
    choose(99);
    expect(emitted).toEqual([{ type: 'search.go', option: { kind: 'page', page: FOUND.pages[0] } }]);
  });
});

describe('a search that finds nothing', () => {
  const NEAR: Found = {
    ...NOTHING,
    near: { text: 'honey', products: [product('honey')], pages: [{ title: 'Bees', href: '/bees' }] },
  };
  const search = async (wanted: string) => ok(wanted === 'hunney' ? NEAR : FOUND);

  it('lists what nearly matches, the search that was probably meant first', async () => {
    const { find, view } = makeSearch({ search });
    await find('hunney');
    expect(view()).toMatchObject({ status: 'nothing', total: 0 });
    expect(view().options).toEqual([
      { kind: 'meant', text: 'honey' },
      { kind: 'product', product: product('honey') },
      { kind: 'page', page: { title: 'Bees', href: '/bees' } },
    ]);
  });

  it('searches at once for what was probably meant', async () => {
    const { find, moveActive, submit, requested, emitted, view } = makeSearch({ search });
    await find('hunney');
    moveActive('next');
    submit();
    await settle();
    expect(requested).toEqual(['hunney', 'honey']);
    expect(view()).toMatchObject({ status: 'found', text: 'honey' });
    expect(emitted).toEqual([]);
  });

  it('goes to a product that nearly matches', async () => {
    const { find, choose, emitted } = makeSearch({ search });
    await find('hunney');
    choose(1);
    expect(emitted).toEqual([{ type: 'search.go', option: { kind: 'product', product: product('honey') } }]);
  });
});

describe('recent searches', () => {
  it('are read once, whatever is typed', async () => {
    let reads = 0;
    const { find } = makeSearch({
      readRecent: async () => {
        reads += 1;
        return [];
      },
    });
    await settle();
    await find('tulsi');
    await find('neem');
    expect(reads).toBe(1);
  });

  it('are six at most, the newest first, each once in upper or lower case', async () => {
    const { find, saved, submit } = makeSearch({
      readRecent: async () => ['a1', 'b2', 'c3', 'd4', 'e5', 'f6'],
    });
    await settle();
    await find('C3');
    submit();
    await settle();
    await find('new');
    submit();
    await settle();
    expect(saved).toEqual([
      ['C3', 'a1', 'b2', 'd4', 'e5', 'f6'],
      ['new', 'C3', 'a1', 'b2', 'd4', 'e5'],
    ]);
    expect(saved.at(-1)).toHaveLength(MAX_RECENT);
  });

  it('keep a search that was selected before they were read', async () => {
    const { changeText, saved, submit } = makeSearch();
    changeText('tulsi');
    submit();
    await settle();
    expect(saved).toEqual([['tulsi', 'neem', 'honey']]);
  });

  it('are shown even if they cannot be saved', async () => {
    const { changeText, find, submit, view } = makeSearch({
      saveRecent: () => Promise.reject(new Error('full')),
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
    const { escape, find, emitted, view } = makeSearch();
    await find('tulsi');
    escape();
    expect(view()).toMatchObject({ status: 'empty', text: '', options: recent('neem', 'honey') });
    expect(emitted).toEqual([]);
    escape();
    expect(emitted).toEqual([{ type: 'search.close' }]);
  });
});
