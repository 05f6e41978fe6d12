import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { type CouponVerdict, couponMachine } from './coupon.machine.ts';
import { couponVerbs, couponView } from './coupon.view.ts';

const TEA = '018f0000-0000-7000-8000-0000000000a1';
const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);
const TOO_LITTLE = 'This coupon is for orders of ₹999 or more.';

/** Subtracts ₹100 for three pieces or more. */
async function evaluate(quantity: number): Promise<Result<CouponVerdict>> {
  return quantity >= 3 ? ok({ discount: 100, problem: null }) : ok({ discount: 0, problem: TOO_LITTLE });
}

interface World {
  /** The cart is not yet read. */
  isEarly?: boolean;
  recall?: () => Promise<string | undefined>;
  evaluate?: (quantity: number) => Promise<Result<CouponVerdict>>;
}

async function openBox(world: World = {}) {
  const clock = new SimulatedClock();
  const requested: string[] = [];
  const emitted: string[] = [];
  const machine = couponMachine.provide({
    actors: {
      recallCode: fromPromise(world.recall ?? (async () => undefined)),
      evaluateCoupon: fromPromise(({ input: { code, items } }) => {
        const quantity = items[0]?.quantity ?? 0;
        requested.push(`${code} for ${quantity}`);
        return (world.evaluate ?? evaluate)(quantity);
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  actor.on('coupon.applied', ({ code }) => emitted.push(`applied ${code}`));
  actor.on('coupon.removed', () => emitted.push('removed'));
  actor.on('toast.show', ({ kind, message }) => emitted.push(`${kind}: ${message}`));
  const { itemsChanged, ...verbs } = couponVerbs((event) => actor.send(event));
  const cart = (quantity: number) => itemsChanged([{ productId: TEA, quantity }]);
  const pass = async (ms: number) => {
    clock.increment(ms);
    await settle();
  };
  if (!world.isEarly) cart(3);
  await settle();
  return { ...verbs, requested, cart, pass, emitted, view: () => couponView(actor.getSnapshot()) };
}

/** Opens a box in which a code was typed and submitted. */
async function applied(code: string, world: World = {}) {
  const box = await openBox(world);
  box.change(code);
  box.apply();
  await settle();
  return box;
}

describe('the coupon box', () => {
  it('has no coupon at first, and sends no request', async () => {
    const box = await openBox();
    expect(box.view()).toEqual({
      typed: '',
      reason: undefined,
      applied: undefined,
      isEvaluating: false,
      canApply: true,
    });
    await box.pass(1000);
    expect(box.requested).toEqual([]);
  });

  it('applies the typed code in upper case, and reports it', async () => {
    const box = await openBox();
    box.change(' flat100 ');
    box.apply();
    expect(box.view()).toMatchObject({ isEvaluating: true, canApply: false, applied: undefined });
    await settle();
    expect(box.view()).toMatchObject({ applied: { code: 'FLAT100', discount: 100 }, isEvaluating: false });
    expect([box.requested, box.emitted]).toEqual([['FLAT100 for 3'], ['applied FLAT100']]);
  });

  it.each([
    ['', 'Enter a coupon code'],
    ['   ', 'Enter a coupon code'],
    ['no', 'This coupon code does not exist.'],
    ['two words', 'This coupon code does not exist.'],
  ])('sends no request for %j', async (typed, reason) => {
    const box = await applied(typed);
    expect(box.view()).toMatchObject({ typed, reason, applied: undefined });
    box.apply();
    expect(box.view().reason).toBe(reason);
    box.cart(5);
    await box.pass(1000);
    expect([box.requested, box.emitted]).toEqual([[], []]);
    box.change('x');
    expect(box.view()).toMatchObject({ typed: 'x', reason: undefined });
  });

  it('shows why a coupon is rejected, until the text changes', async () => {
    const box = await openBox();
    box.cart(1);
    box.change('FLAT100');
    box.apply();
    await settle();
    expect(box.view()).toMatchObject({ typed: 'FLAT100', reason: TOO_LITTLE, applied: undefined });
    expect(box.emitted).toEqual(['removed']);
    box.change('FLAT10');
    expect(box.view()).toMatchObject({ typed: 'FLAT10', reason: undefined });
    await box.pass(1000);
    expect(box.requested).toEqual(['FLAT100 for 1']);
  });

  it('checks the coupon again 300 ms after the last change of the cart', async () => {
    const box = await applied('FLAT100');
    box.cart(4);
    expect(box.view()).toMatchObject({ applied: { code: 'FLAT100' }, isEvaluating: true });
    await box.pass(299);
    box.cart(5);
    await box.pass(299);
    expect(box.requested).toEqual(['FLAT100 for 3']);
    await box.pass(1);
    expect(box.requested).toEqual(['FLAT100 for 3', 'FLAT100 for 5']);
    expect(box.view()).toMatchObject({ applied: { discount: 100 }, isEvaluating: false });
  });

  it('says that a coupon is lost when the cart becomes too small for it, and applies it again when the cart has grown', async () => {
    const box = await applied('FLAT100');
    box.cart(2);
    await box.pass(300);
    expect(box.view()).toMatchObject({ typed: 'FLAT100', reason: TOO_LITTLE, applied: undefined });
    box.cart(3);
    expect(box.view().reason).toBe(TOO_LITTLE);
    await box.pass(300);
    expect(box.view()).toMatchObject({ reason: undefined, applied: { code: 'FLAT100', discount: 100 } });
    const lost = 'error: Your coupon no longer applies to this cart. The summary says why.';
    expect(box.emitted).toEqual(['applied FLAT100', lost, 'applied FLAT100']);
  });

  it('ignores the response for a cart that has changed meanwhile', async () => {
    const results = [
      Promise.withResolvers<Result<CouponVerdict>>(),
      Promise.withResolvers<Result<CouponVerdict>>(),
    ];
    const [slow, quick] = results;
    const box = await openBox({ evaluate: () => results.shift()?.promise ?? evaluate(0) });
    box.change('FLAT100');
    box.apply();
    box.cart(4);
    await box.pass(300);
    quick?.resolve(ok({ discount: 40, problem: null }));
    await settle();
    slow?.resolve(ok({ discount: 30, problem: null }));
    await settle();
    expect(box.view().applied).toEqual({ code: 'FLAT100', discount: 40 });
  });

  it.each([
    ['while it is applied', async () => undefined],
    ['while the machine waits for further changes', async (box: Box) => box.cart(4)],
    [
      'while it is evaluated',
      async (box: Box) => {
        box.cart(4);
        await box.pass(300);
      },
    ],
  ] satisfies [string, (box: Box) => Promise<void>][])(
    'forgets a coupon that is removed %s',
    async (_, before) => {
      const verdicts: Promise<Result<CouponVerdict>>[] = [evaluate(3), new Promise(() => {})];
      const box = await applied('FLAT100', { evaluate: () => verdicts.shift() ?? evaluate(0) });
      await before(box);
      box.remove();
      expect(box.view()).toMatchObject({
        typed: '',
        reason: undefined,
        applied: undefined,
        isEvaluating: false,
      });
      expect(box.emitted).toEqual(['applied FLAT100', 'removed']);
      box.cart(5);
      expect(box.view().isEvaluating).toBe(false);
    },
  );
});

type Box = Awaited<ReturnType<typeof openBox>>;

describe('a coupon that was saved earlier', () => {
  it('is checked against the current cart', async () => {
    const box = await openBox({ recall: async () => 'FLAT100' });
    expect(box.view()).toMatchObject({ typed: 'FLAT100', isEvaluating: true });
    await box.pass(300);
    expect(box.view().applied).toEqual({ code: 'FLAT100', discount: 100 });
  });

  it('waits for a cart that is not yet read', async () => {
    const box = await openBox({ recall: async () => 'FLAT100', isEarly: true });
    await box.pass(1000);
    expect([box.requested, box.view().isEvaluating]).toEqual([[], true]);
    box.cart(3);
    await box.pass(300);
    expect(box.view().applied).toEqual({ code: 'FLAT100', discount: 100 });
  });

  it.each([
    ['there is none', async () => undefined],
    ['it can be no code', async () => '?'],
    ['it can not be read', () => Promise.reject(new Error('broken'))],
  ])('is ignored when %s', async (_, recall) => {
    const box = await openBox({ recall });
    await box.pass(1000);
    expect(box.view()).toMatchObject({ typed: '', isEvaluating: false, canApply: true });
    expect([box.requested, box.emitted]).toEqual([[], []]);
  });
});

describe('a coupon of the cart that cannot be used', () => {
  const EXPIRED = 'This coupon has expired.';
  const REMOVED = `error: Coupon FLAT100 was removed from your cart: ${EXPIRED}`;
  const over = async () => ok({ discount: 0, problem: EXPIRED, isOver: true });

  it('stays saved on the next page too, while a larger cart could use it', async () => {
    const box = await openBox({ recall: async () => 'FLAT100', isEarly: true });
    box.cart(1);
    await box.pass(300);
    expect(box.view()).toMatchObject({ typed: 'FLAT100', reason: TOO_LITTLE, applied: undefined });
    expect(box.emitted).toEqual([]);
    box.cart(3);
    await box.pass(300);
    expect(box.emitted).toEqual(['applied FLAT100']);
  });

  it('is removed when it is over, which is said once, with the reason', async () => {
    const box = await openBox({ recall: async () => 'FLAT100', evaluate: over });
    await box.pass(300);
    expect(box.view()).toMatchObject({ typed: 'FLAT100', reason: EXPIRED, applied: undefined });
    box.cart(4);
    await box.pass(300);
    expect(box.requested).toEqual(['FLAT100 for 3', 'FLAT100 for 4']);
    expect(box.emitted).toEqual([REMOVED, 'removed', 'removed']);
  });

  it('is removed in the same way when it ends while it is applied', async () => {
    const verdicts = [evaluate];
    const box = await applied('FLAT100', { evaluate: (quantity) => (verdicts.shift() ?? over)(quantity) });
    box.cart(4);
    await box.pass(300);
    expect(box.emitted).toEqual(['applied FLAT100', REMOVED, 'removed']);
  });

  it('is replaced by the next one that is typed, and only rejected when it was never used', async () => {
    const verdicts = [async () => ok({ discount: 0, problem: TOO_LITTLE })];
    const box = await openBox({
      recall: async () => 'FLAT100',
      evaluate: () => (verdicts.shift() ?? over)(),
    });
    await box.pass(300);
    box.change('OTHER');
    box.apply();
    await settle();
    expect(box.view()).toMatchObject({ typed: 'OTHER', reason: EXPIRED });
    expect(box.emitted).toEqual(['removed']);
  });
});

describe('a coupon that could not be checked', () => {
  it.each([
    ['no response came', async () => LOST, 'No response from server.'],
    ['the call broke', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('shows an error when %s, stays saved, and can be submitted again', async (_, lost, reason) => {
    const verdicts = [lost];
    const box = await applied('FLAT100', {
      evaluate: (quantity) => (verdicts.shift() ?? evaluate)(quantity),
    });
    expect(box.view()).toMatchObject({ typed: 'FLAT100', reason, applied: undefined, canApply: true });
    expect(box.emitted).toEqual([]);
    box.apply();
    expect(box.view().reason).toBeUndefined();
    await settle();
    expect(box.view().applied).toEqual({ code: 'FLAT100', discount: 100 });
  });
});
