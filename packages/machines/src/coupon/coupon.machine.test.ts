import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { type CouponVerdict, couponMachine, couponVerbs, couponView } from './index.ts';

const TEA = '018f0000-0000-7000-8000-0000000000a1';
const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);
const TOO_LITTLE = 'This coupon is for orders of ₹999 or more.';

/** Takes ₹100 off three pieces or more. */
async function judge(quantity: number): Promise<Result<CouponVerdict>> {
  return quantity >= 3 ? ok({ discount: 100, problem: null }) : ok({ discount: 0, problem: TOO_LITTLE });
}

interface World {
  /** The cart is not read yet. */
  isEarly?: boolean;
  recall?: () => Promise<string | undefined>;
  judge?: (quantity: number) => Promise<Result<CouponVerdict>>;
}

async function openBox(world: World = {}) {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const told: string[] = [];
  const machine = couponMachine.provide({
    actors: {
      recallCode: fromPromise(world.recall ?? (async () => undefined)),
      judgeCoupon: fromPromise(({ input: { code, items } }) => {
        const quantity = items[0]?.quantity ?? 0;
        asked.push(`${code} for ${quantity}`);
        return (world.judge ?? judge)(quantity);
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  actor.on('coupon.applied', ({ code }) => told.push(`applied ${code}`));
  actor.on('coupon.removed', () => told.push('removed'));
  const { itemsChanged, ...verbs } = couponVerbs((event) => actor.send(event));
  const cart = (quantity: number) => itemsChanged([{ productId: TEA, quantity }]);
  const pass = async (ms: number) => {
    clock.increment(ms);
    await settle();
  };
  if (!world.isEarly) cart(3);
  await settle();
  return { ...verbs, asked, cart, pass, told, view: () => couponView(actor.getSnapshot()) };
}

/** A box in which a code was typed and sent. */
async function applied(code: string, world: World = {}) {
  const box = await openBox(world);
  box.change(code);
  box.apply();
  await settle();
  return box;
}

describe('the coupon box', () => {
  it('has none at first, and asks nothing', async () => {
    const box = await openBox();
    expect(box.view()).toEqual({
      typed: '',
      reason: undefined,
      applied: undefined,
      isJudging: false,
      canApply: true,
    });
    await box.pass(1000);
    expect(box.asked).toEqual([]);
  });

  it('applies what is typed, in upper case, and tells of it', async () => {
    const box = await openBox();
    box.change(' flat100 ');
    box.apply();
    expect(box.view()).toMatchObject({ isJudging: true, canApply: false, applied: undefined });
    await settle();
    expect(box.view()).toMatchObject({ applied: { code: 'FLAT100', discount: 100 }, isJudging: false });
    expect([box.asked, box.told]).toEqual([['FLAT100 for 3'], ['applied FLAT100']]);
  });

  it.each([
    ['', 'Enter a coupon code'],
    ['   ', 'Enter a coupon code'],
    ['no', 'This coupon code does not exist.'],
    ['two words', 'This coupon code does not exist.'],
  ])('asks nobody about %j', async (typed, reason) => {
    const box = await applied(typed);
    expect(box.view()).toMatchObject({ typed, reason, applied: undefined });
    box.apply();
    expect(box.view().reason).toBe(reason);
    box.cart(5);
    await box.pass(1000);
    expect([box.asked, box.told]).toEqual([[], []]);
    box.change('x');
    expect(box.view()).toMatchObject({ typed: 'x', reason: undefined });
  });

  it('says why a coupon is refused, until something else is typed', async () => {
    const box = await openBox();
    box.cart(1);
    box.change('FLAT100');
    box.apply();
    await settle();
    expect(box.view()).toMatchObject({ typed: 'FLAT100', reason: TOO_LITTLE, applied: undefined });
    expect(box.told).toEqual(['removed']);
    box.change('FLAT10');
    expect(box.view()).toMatchObject({ typed: 'FLAT10', reason: undefined });
    await box.pass(1000);
    expect(box.asked).toEqual(['FLAT100 for 1']);
  });

  it('judges again when the cart has rested for 300 ms after a change', async () => {
    const box = await applied('FLAT100');
    box.cart(4);
    expect(box.view()).toMatchObject({ applied: { code: 'FLAT100' }, isJudging: true });
    await box.pass(299);
    box.cart(5);
    await box.pass(299);
    expect(box.asked).toEqual(['FLAT100 for 3']);
    await box.pass(1);
    expect(box.asked).toEqual(['FLAT100 for 3', 'FLAT100 for 5']);
    expect(box.view()).toMatchObject({ applied: { discount: 100 }, isJudging: false });
  });

  it('drops a coupon for which the cart has become too small, and takes it again when it has grown', async () => {
    const box = await applied('FLAT100');
    box.cart(2);
    await box.pass(300);
    expect(box.view()).toMatchObject({ typed: 'FLAT100', reason: TOO_LITTLE, applied: undefined });
    box.cart(3);
    expect(box.view().reason).toBe(TOO_LITTLE);
    await box.pass(300);
    expect(box.view()).toMatchObject({ reason: undefined, applied: { code: 'FLAT100', discount: 100 } });
    expect(box.told).toEqual(['applied FLAT100', 'removed', 'applied FLAT100']);
  });

  it('does not take the answer for a cart that has changed meanwhile', async () => {
    const answers = [
      Promise.withResolvers<Result<CouponVerdict>>(),
      Promise.withResolvers<Result<CouponVerdict>>(),
    ];
    const [slow, quick] = answers;
    const box = await openBox({ judge: () => answers.shift()?.promise ?? judge(0) });
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
    ['while the cart rests', async (box: Box) => box.cart(4)],
    [
      'while it is judged',
      async (box: Box) => {
        box.cart(4);
        await box.pass(300);
      },
    ],
  ] satisfies [string, (box: Box) => Promise<void>][])(
    'forgets a coupon that is removed %s',
    async (_, before) => {
      const verdicts: Promise<Result<CouponVerdict>>[] = [judge(3), new Promise(() => {})];
      const box = await applied('FLAT100', { judge: () => verdicts.shift() ?? judge(0) });
      await before(box);
      box.remove();
      expect(box.view()).toMatchObject({
        typed: '',
        reason: undefined,
        applied: undefined,
        isJudging: false,
      });
      expect(box.told).toEqual(['applied FLAT100', 'removed']);
      box.cart(5);
      expect(box.view().isJudging).toBe(false);
    },
  );
});

type Box = Awaited<ReturnType<typeof openBox>>;

describe('a coupon that is kept from before', () => {
  it('is judged for the cart as it is now', async () => {
    const box = await openBox({ recall: async () => 'FLAT100' });
    expect(box.view()).toMatchObject({ typed: 'FLAT100', isJudging: true });
    await box.pass(300);
    expect(box.view().applied).toEqual({ code: 'FLAT100', discount: 100 });
  });

  it('waits for a cart that is not read yet', async () => {
    const box = await openBox({ recall: async () => 'FLAT100', isEarly: true });
    await box.pass(1000);
    expect([box.asked, box.view().isJudging]).toEqual([[], true]);
    box.cart(3);
    await box.pass(300);
    expect(box.view().applied).toEqual({ code: 'FLAT100', discount: 100 });
  });

  it.each([
    ['there is none', async () => undefined],
    ['it can be no code', async () => '?'],
    ['it can not be read', () => Promise.reject(new Error('broken'))],
  ])('is no matter when %s', async (_, recall) => {
    const box = await openBox({ recall });
    await box.pass(1000);
    expect(box.view()).toMatchObject({ typed: '', isJudging: false, canApply: true });
    expect([box.asked, box.told]).toEqual([[], []]);
  });
});

describe('a coupon that could not be judged', () => {
  it.each([
    ['no answer came', async () => LOST, 'No response from server.'],
    ['the call broke', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('says so when %s, is kept, and can be sent again', async (_, lost, reason) => {
    const verdicts = [lost];
    const box = await applied('FLAT100', { judge: (quantity) => (verdicts.shift() ?? judge)(quantity) });
    expect(box.view()).toMatchObject({ typed: 'FLAT100', reason, applied: undefined, canApply: true });
    expect(box.told).toEqual([]);
    box.apply();
    expect(box.view().reason).toBeUndefined();
    await settle();
    expect(box.view().applied).toEqual({ code: 'FLAT100', discount: 100 });
  });
});
