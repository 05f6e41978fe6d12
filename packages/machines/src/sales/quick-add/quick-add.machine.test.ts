import { type ProductInFull, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { quickAddMachine } from './quick-add.machine.ts';
import { quickAddVerbs, quickAddView } from './quick-add.view.ts';
import { sampleHoney } from '../../catalogue/recently-seen/recently-seen.scenario.ts';
import { sampleKurta } from './quick-add.scenario.ts';

const SOAP: ProductInFull = { ...sampleHoney, id: 'soap', name: 'Neem Soap' };
const SHOP = new Map([sampleHoney, sampleKurta, SOAP].map((product) => [product.id, product]));

const find = async (id: string): Promise<Result<ProductInFull>> => {
  const product = SHOP.get(id);
  return product ? ok(product) : fail({ code: 'notFound', message: 'Product not found' } as const);
};

/** Opens a page with cards. */
function openCards(read: (id: string) => Promise<Result<ProductInFull>> = find) {
  const calls: string[] = [];
  const added: string[] = [];
  const toasts: string[] = [];
  const machine = quickAddMachine.provide({
    actors: {
      fetchProduct: fromPromise(({ input }) => {
        calls.push(input);
        return read(input);
      }),
    },
  });
  const actor = createActor(machine, { clock: new SimulatedClock() }).start();
  actor.on('product.add', ({ product, size, isMove }) =>
    added.push([product.name, size, isMove && 'from the wishlist'].filter(Boolean).join(' ')),
  );
  actor.on('toast.show', ({ message }) => toasts.push(message));
  const view = () => quickAddView(actor.getSnapshot());
  return { ...quickAddVerbs((event) => actor.send(event)), calls, added, toasts, view };
}

describe("'Add to cart' of a card", () => {
  it('reads the product, and adds one without sizes', async () => {
    const cards = openCards();
    cards.request(sampleHoney.id);
    expect([cards.view().readingIds, cards.added]).toEqual([[sampleHoney.id], []]);
    await settle();
    expect(cards.added).toEqual(['Forest Honey, 500 g']);
    expect(cards.view()).toEqual({ readingIds: [], choice: undefined });
  });

  it('asks for the size of a product with sizes, and adds it in the chosen one', async () => {
    const cards = openCards();
    cards.request(sampleKurta.id);
    await settle();
    expect(cards.view()).toEqual({
      readingIds: [],
      choice: {
        productId: sampleKurta.id,
        name: 'Khadi Kurta',
        sizes: [
          { name: 'S', isSoldOut: false },
          { name: 'M', isSoldOut: true },
          { name: 'L', isSoldOut: false },
        ],
      },
    });
    cards.chooseSize('M');
    expect(cards.added).toEqual([]);
    cards.chooseSize('L');
    expect([cards.added, cards.view().choice]).toEqual([['Khadi Kurta L'], undefined]);
  });

  it('says what each size costs where some cost more', async () => {
    const sizePrices = { L: { price: 1399, maximumRetailPrice: 1500, points: 45 } };
    const cards = openCards(async () => ok({ ...sampleKurta, sizePrices }));
    cards.request(sampleKurta.id);
    await settle();
    expect(cards.view().choice?.sizes).toEqual([
      { name: 'S', isSoldOut: false, price: 1299 },
      { name: 'M', isSoldOut: true, price: 1299 },
      { name: 'L', isSoldOut: false, price: 1399 },
    ]);
  });

  it('says of a product of the wishlist that it moves, also after the question for its size', async () => {
    const cards = openCards();
    cards.move(sampleKurta.id);
    cards.move(sampleHoney.id);
    await settle();
    await settle();
    cards.request(sampleHoney.id);
    await settle();
    cards.move(sampleKurta.id);
    await settle();
    cards.chooseSize('L');
    expect(cards.added).toEqual([
      'Forest Honey, 500 g from the wishlist',
      'Forest Honey, 500 g',
      'Khadi Kurta L from the wishlist',
    ]);
  });

  it('adds nothing when the question for a size is closed', async () => {
    const cards = openCards();
    cards.request(sampleKurta.id);
    await settle();
    cards.cancel();
    expect([cards.added, cards.view().choice]).toEqual([[], undefined]);
  });

  it('counts once, however often it is pressed meanwhile', async () => {
    const cards = openCards();
    cards.request(sampleHoney.id);
    cards.request(sampleHoney.id);
    await settle();
    expect([cards.calls, cards.added]).toEqual([[sampleHoney.id], ['Forest Honey, 500 g']]);
    cards.request(sampleHoney.id);
    await settle();
    expect(cards.added).toEqual(['Forest Honey, 500 g', 'Forest Honey, 500 g']);
  });

  it('adds the products of several cards that are pressed at once, in their order', async () => {
    const cards = openCards();
    cards.request(sampleHoney.id);
    cards.request(SOAP.id);
    expect(cards.view().readingIds).toEqual([sampleHoney.id, SOAP.id]);
    await settle();
    await settle();
    expect(cards.added).toEqual(['Forest Honey, 500 g', 'Neem Soap']);
  });

  it('replaces the question for the size of another product, and keeps its own', async () => {
    const cards = openCards();
    cards.request(sampleKurta.id);
    await settle();
    cards.request(sampleKurta.id);
    expect(cards.view().choice?.productId).toBe(sampleKurta.id);
    cards.request(sampleHoney.id);
    expect(cards.view().choice).toBeUndefined();
    await settle();
    expect([cards.added, cards.calls]).toEqual([['Forest Honey, 500 g'], [sampleKurta.id, sampleHoney.id]]);
  });

  it('asks no size of a product while another one waits', async () => {
    const cards = openCards();
    cards.request(sampleKurta.id);
    cards.request(sampleHoney.id);
    await settle();
    await settle();
    expect(cards.added).toEqual(['Forest Honey, 500 g']);
    expect(cards.view()).toEqual({ readingIds: [], choice: undefined });
  });

  it('forgets a product whose card is gone before its size is chosen', async () => {
    const cards = openCards();
    cards.request(sampleKurta.id);
    await settle();
    cards.withdraw(sampleHoney.id);
    expect(cards.view().choice?.productId).toBe(sampleKurta.id);
    cards.withdraw(sampleKurta.id);
    expect(cards.view()).toEqual({ readingIds: [], choice: undefined });

    cards.request(sampleKurta.id);
    cards.request(sampleHoney.id);
    cards.withdraw(sampleKurta.id);
    await settle();
    expect(cards.added).toEqual(['Forest Honey, 500 g']);
    expect(cards.view()).toEqual({ readingIds: [], choice: undefined });
  });

  it.each([
    ['is not found', find, 'Product not found'],
    ['cannot be read', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
    [
      'is sold out by now',
      async () => ok({ ...sampleHoney, stock: { status: 'SOLD_OUT' as const, quantity: 0 } }),
      'Sold out: Forest Honey, 500 g',
    ],
  ])('says why a product is not added that %s, and can be pressed again', async (_, read, toast) => {
    const cards = openCards(read);
    cards.request('gone');
    await settle();
    expect([cards.added, cards.toasts, cards.view().readingIds]).toEqual([[], [toast], []]);
    cards.request('gone');
    await settle();
    expect(cards.calls).toEqual(['gone', 'gone']);
  });
});
