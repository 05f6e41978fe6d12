import {
  NO_CHOICES,
  type ProductChoices,
  type ProductCounts,
  type Result,
  fail,
  ok,
} from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { COUNT_PAUSE_MS, productFilterMachine } from './product-filter.machine.ts';
import { productFilterVerbs, productFilterView, toOffered } from './product-filter.view.ts';

const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);
const BRANDS = [
  { id: 'annkosh', name: 'Annkosh' },
  { id: 'aranjeev', name: 'Aranjeev' },
  { id: 'new', name: 'Brand without products' },
];

const toCounts = (total: number): ProductCounts => ({
  total,
  brands: [
    { id: 'aranjeev', count: 3 },
    { id: 'annkosh', count: total - 3 },
  ],
  prices: [4, 3, 2, 1],
  points: [6, 5, 4],
  inStock: 8,
  subCategories: [{ name: 'Oils', count: 4 }],
  facts: [{ name: 'Fabric', values: [{ value: 'Cotton', count: 2 }] }],
  without: { brand: total, price: total, points: total, inStock: total, subCategory: total, facts: [] },
});

/** Opens the filters with some choices; `counted` are the responses to the counts after that. */
async function openFilters(
  choices: ProductChoices = NO_CHOICES,
  { loaded = [ok(toCounts(10))], counted = [] }: Partial<Record<string, Result<ProductCounts>[]>> = {},
) {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const events: unknown[] = [];
  const machine = productFilterMachine.provide({
    actors: {
      loadFilters: fromPromise(async ({ input }) => {
        calls.push(`load ${JSON.stringify(input)}`);
        const counts = loaded.shift() ?? LOST;
        return counts.ok ? ok({ brands: BRANDS, counts: counts.value }) : counts;
      }),
      countProducts: fromPromise(async ({ input }) => {
        calls.push(`count ${JSON.stringify(input)}`);
        return counted.shift() ?? LOST;
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { choices } });
  actor.on('*', (event) => events.push(event));
  actor.start();
  await settle();
  const rest = async () => {
    clock.increment(COUNT_PAUSE_MS);
    await settle();
  };
  const view = () => productFilterView(actor.getSnapshot());
  return { ...productFilterVerbs(actor.send), calls, events, rest, view, clock };
}

const CHEAP: ProductChoices = { ...NO_CHOICES, price: '0-200' };

describe('the filters of a product list', () => {
  it('open with the choices of the page, and offer what has products', async () => {
    const filters = await openFilters(CHEAP);
    expect(filters.calls).toEqual([`load ${JSON.stringify(CHEAP)}`]);
    const { status, choices, offered, total, canClear } = filters.view();
    expect({ status, choices, total, canClear }).toEqual({
      status: 'ready',
      choices: CHEAP,
      total: 10,
      canClear: true,
    });
    expect(offered).toEqual({
      brands: [
        { value: 'annkosh', name: 'Annkosh', count: 7 },
        { value: 'aranjeev', name: 'Aranjeev', count: 3 },
      ],
      prices: [
        { value: '0-200', from: 0, under: 200, count: 4 },
        { value: '200-500', from: 200, under: 500, count: 3 },
        { value: '500-1000', from: 500, under: 1000, count: 2 },
        { value: '1000-', from: 1000, under: undefined, count: 1 },
      ],
      points: [
        { value: 25, count: 6 },
        { value: 50, count: 5 },
        { value: 100, count: 4 },
      ],
      inStock: 8,
      subCategories: [{ value: 'Oils', name: 'Oils', count: 4 }],
      facts: [{ name: 'Fabric', values: [{ fact: 'Fabric:Cotton', value: 'Cotton', count: 2 }] }],
    });
  });

  it('keep a chosen fact although no product has it', async () => {
    const filters = await openFilters({ ...NO_CHOICES, facts: ['Fabric:Silk', 'Fit:Loose', 'no fact'] });
    expect(filters.view().offered.facts).toEqual([
      {
        name: 'Fabric',
        values: [
          { fact: 'Fabric:Cotton', value: 'Cotton', count: 2 },
          { fact: 'Fabric:Silk', value: 'Silk', count: 0 },
        ],
      },
      { name: 'Fit', values: [{ fact: 'Fit:Loose', value: 'Loose', count: 0 }] },
    ]);
  });

  it('keep a chosen subcategory although it has no products', async () => {
    const filters = await openFilters({ ...NO_CHOICES, subCategory: 'Spices' });
    expect(filters.view().offered.subCategories).toEqual([
      { value: 'Oils', name: 'Oils', count: 4 },
      { value: 'Spices', name: 'Spices', count: 0 },
    ]);
  });

  it('show subcategories and facts in the language of the reader, and choose them by their names', async () => {
    const shown = {
      ...toCounts(4),
      subCategories: [{ name: 'Oils', shownName: 'तेल', count: 4 }],
      facts: [
        {
          name: 'Fabric',
          shownName: 'कपड़ा',
          values: [
            { value: 'Cotton', shownValue: 'सूती', count: 2 },
            { value: 'Silk', count: 2 },
          ],
        },
      ],
    };
    const { subCategories, facts } = toOffered([], { ...NO_CHOICES, facts: ['Fabric:Wool'] }, shown);
    expect(subCategories).toEqual([{ value: 'Oils', name: 'तेल', count: 4 }]);
    expect(facts).toEqual([
      {
        name: 'कपड़ा',
        values: [
          { fact: 'Fabric:Cotton', value: 'सूती', count: 2 },
          { fact: 'Fabric:Silk', value: 'Silk', count: 2 },
          { fact: 'Fabric:Wool', value: 'Wool', count: 0 },
        ],
      },
    ]);
  });

  it('keep a chosen brand although it has no products', async () => {
    const filters = await openFilters({ ...NO_CHOICES, brands: ['new'] });
    expect(filters.view().offered.brands.at(-1)).toEqual({
      value: 'new',
      name: 'Brand without products',
      count: 0,
    });
  });

  it('count again once, when the choosing has stopped', async () => {
    const filters = await openFilters(NO_CHOICES, { counted: [ok(toCounts(5))] });
    filters.change({ ...NO_CHOICES, inStock: true });
    filters.clock.increment(COUNT_PAUSE_MS - 1);
    filters.change(CHEAP);
    expect([filters.view().isCounting, filters.view().total]).toEqual([true, 10]);
    filters.clock.increment(COUNT_PAUSE_MS - 1);
    await settle();
    expect(filters.calls).toHaveLength(1);
    await filters.rest();
    expect(filters.calls.slice(1)).toEqual([`count ${JSON.stringify(CHEAP)}`]);
    expect([filters.view().isCounting, filters.view().total]).toEqual([false, 5]);
  });

  it('stay usable without numbers when products cannot be counted', async () => {
    const filters = await openFilters(NO_CHOICES, { counted: [LOST, ok(toCounts(7))] });
    filters.change(CHEAP);
    await filters.rest();
    const { status, total, offered } = filters.view();
    expect([status, total, offered.inStock]).toEqual(['ready', undefined, undefined]);
    expect(offered.brands.map(({ name, count }) => [name, count])).toEqual([
      ['Annkosh', undefined],
      ['Aranjeev', undefined],
      ['Brand without products', undefined],
    ]);
    filters.change(NO_CHOICES);
    await filters.rest();
    expect(filters.view().total).toBe(7);
  });

  it('take effect together, also before they are counted', async () => {
    const filters = await openFilters();
    filters.change(CHEAP);
    expect(filters.events).toEqual([]);
    filters.apply();
    expect(filters.events).toEqual([{ type: 'choices.applied', choices: CHEAP }]);
  });

  it('are all removed by one press, which nothing else needs', async () => {
    const filters = await openFilters(CHEAP);
    filters.clear();
    const { choices, canClear } = filters.view();
    expect([choices, canClear]).toEqual([NO_CHOICES, false]);
  });

  it('say why they could not be loaded, and are loaded again', async () => {
    const filters = await openFilters(NO_CHOICES, { loaded: [LOST, ok(toCounts(10))] });
    expect([filters.view().status, filters.view().error]).toEqual(['failed', 'No response from server.']);
    filters.retry();
    await settle();
    expect([filters.view().status, filters.view().error]).toEqual(['ready', undefined]);
  });

  it('close without a change, also when they could not be loaded', async () => {
    const filters = await openFilters(NO_CHOICES, { loaded: [] });
    filters.close();
    expect(filters.events).toEqual([{ type: 'filters.closed' }]);
  });
});
