import { type AdditionQuote, type Result, type StaffOrder, fail, ok, toLineKey } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleStaffOrder } from '../staff-order/staff-order.scenario.ts';
import { orderAdditionMachine } from './order-addition.machine.ts';
import { orderAdditionVerbs, orderAdditionView } from './order-addition.view.ts';
import { changedStaffOrder, orderChanged, sampleAdditionQuote } from './order-addition.scenario.ts';

const [line] = sampleStaffOrder.items;
if (!line) throw new Error('the sample order has no items');
const KEY = toLineKey(line);
const ITEM = { productId: line.productId, quantity: line.quantity };

function openForm({
  quote = async (): Promise<Result<AdditionQuote>> => ok(sampleAdditionQuote),
  add = async (): Promise<Result<StaffOrder>> => ok(changedStaffOrder),
} = {}) {
  const quotes: unknown[] = [];
  const saves: unknown[] = [];
  const emitted: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    orderAdditionMachine.provide({
      actors: {
        quoteAddition: fromPromise(({ input }) => {
          quotes.push(input);
          return quote();
        }),
        addPieces: fromPromise(({ input }) => {
          saves.push(input);
          return add();
        }),
      },
    }),
    { clock },
  ).start();
  actor.on('*', ({ type }) => emitted.push(type));
  const verbs = orderAdditionVerbs(actor.send);
  verbs.open(sampleStaffOrder);
  const view = () => orderAdditionView(actor.getSnapshot());
  const quoted = async (pieces = 1) => {
    verbs.change(KEY, pieces);
    clock.increment(400);
    await settle();
  };
  return { ...verbs, quotes, saves, emitted, clock, view, quoted };
}

describe('the form in which staff add pieces', () => {
  it('asks for the new total once, after the last change', async () => {
    const form = openForm();
    form.change(KEY, 1);
    form.clock.increment(399);
    form.change(KEY, 2);
    form.clock.increment(399);
    expect(form.quotes).toEqual([]);
    expect(form.view()).toMatchObject({ isQuoting: true, canSave: false });
    form.clock.increment(1);
    await settle();
    expect(form.quotes).toEqual([{ orderId: sampleStaffOrder.id, body: { items: [{ ...ITEM, added: 2 }] } }]);
    expect(form.view()).toMatchObject({ isQuoting: false, canSave: true, quote: sampleAdditionQuote });
  });

  it('saves once what was seen, and closes', async () => {
    const form = openForm();
    await form.quoted();
    form.submit();
    form.submit();
    expect(form.view()).toMatchObject({ isOpen: true, isSaving: true });
    await settle();
    expect(form.saves).toEqual([
      {
        orderId: sampleStaffOrder.id,
        body: { items: [{ ...ITEM, added: 1 }], total: sampleAdditionQuote.after.total },
      },
    ]);
    expect(form.view()).toMatchObject({ isOpen: false, order: undefined });
    expect(form.emitted).toEqual(['addition.saved']);
  });

  it('saves nothing before the new total is known, and says that pieces are missing', async () => {
    const form = openForm();
    form.submit();
    expect(form.view().problem).toBe('Add at least one piece');
    form.change(KEY, 1);
    expect(form.view().problem).toBeUndefined();
    form.submit();
    form.clock.increment(400);
    form.submit();
    await settle();
    expect(form.saves).toEqual([]);
  });

  it.each([
    [100, 'Quantity must be at most 99'],
    [0.5, 'Quantity must be a whole number'],
  ])('does not ask about %d pieces', (added, problem) => {
    const form = openForm();
    form.change(KEY, added);
    form.clock.increment(400);
    expect(form.view()).toMatchObject({ problem, isQuoting: false, canSave: false });
    expect(form.quotes).toEqual([]);
  });

  it('says why there is no new total, and asks again', async () => {
    const message = 'Only 1 left of Forest Honey';
    let isLost = true;
    const form = openForm({
      quote: async () => (isLost ? fail({ code: 'conflict', message }) : ok(sampleAdditionQuote)),
    });
    await form.quoted(2);
    expect(form.view()).toMatchObject({ quoteError: message, problem: undefined, canSave: false });
    isLost = false;
    form.retry();
    await settle();
    expect(form.view()).toMatchObject({ quoteError: undefined, quote: sampleAdditionQuote });
  });

  it('goes on from the order as it is now when it has changed, and asks for its total', async () => {
    const form = openForm({ add: async () => fail(orderChanged) });
    await form.quoted();
    form.submit();
    await settle();
    expect(form.view()).toMatchObject({
      isOpen: true,
      alert: orderChanged.message,
      order: { items: changedStaffOrder.items },
      lines: [{ left: line.quantity + 1, added: 1 }],
    });
    expect(form.quotes[1]).toEqual({
      orderId: sampleStaffOrder.id,
      body: { items: [{ ...ITEM, quantity: line.quantity + 1, added: 1 }] },
    });
    expect(form.emitted).toEqual(['addition.notSaved']);
    form.change(KEY, 2);
    expect(form.view().alert).toBeUndefined();
  });

  it('does so too when only the quote shows it', async () => {
    let isOutdated = true;
    const form = openForm({ quote: async () => (isOutdated ? fail(orderChanged) : ok(sampleAdditionQuote)) });
    await form.quoted();
    isOutdated = false;
    form.clock.increment(400);
    await settle();
    expect(form.view()).toMatchObject({
      order: { items: changedStaffOrder.items },
      alert: orderChanged.message,
      quote: sampleAdditionQuote,
      canSave: true,
    });
  });

  it('stays open and shows why its save failed', async () => {
    const form = openForm({ add: () => Promise.reject(new Error('broken')) });
    await form.quoted();
    form.submit();
    await settle();
    expect(form.view()).toMatchObject({
      isOpen: true,
      alert: 'Something went wrong. Please try again.',
      canSave: true,
    });
  });

  it('says of an order that is paid that nothing can be added', () => {
    const form = openForm();
    form.close();
    form.open({ ...sampleStaffOrder, canAddPieces: false });
    form.change(KEY, 1);
    expect(form.view()).toMatchObject({ isOpen: true, isPossible: false, canSave: false });
    form.close();
    expect(form.view().isOpen).toBe(false);
  });

  it('asks before it discards what is unsaved', async () => {
    const form = openForm();
    form.close();
    expect(form.view().isOpen).toBe(false);
    form.open(sampleStaffOrder);
    await form.quoted();
    form.close();
    expect(form.view()).toMatchObject({ isOpen: true, isDiscarding: true });
    form.resume();
    form.clock.increment(400);
    await settle();
    expect(form.view()).toMatchObject({ isDiscarding: false, canSave: true, lines: [{ added: 1 }] });
    form.close();
    form.discard();
    expect(form.view().isOpen).toBe(false);
    form.open(sampleStaffOrder);
    expect(form.view()).toMatchObject({ lines: [{ added: null }], quote: undefined });
  });
});
