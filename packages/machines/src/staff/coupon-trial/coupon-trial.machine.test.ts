import { type CouponTrial, type CouponTrialResult, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleTrialResult } from './coupon-trial.scenario.ts';
import { couponTrialMachine } from './coupon-trial.machine.ts';
import { couponTrialVerbs, couponTrialView } from './coupon-trial.view.ts';

const HONEY = '01a2058b-a088-7593-895b-e301684aece8';
const SOAP = '01a2058b-a088-7593-895b-e301684aece9';

function open(quote: () => Promise<Result<CouponTrialResult>> = async () => ok(sampleTrialResult)) {
  const quoted: (CouponTrial | undefined)[] = [];
  const machine = couponTrialMachine.provide({
    actors: {
      quoteTrial: fromPromise(async ({ input }) => {
        quoted.push(input);
        return quote();
      }),
    },
  });
  const actor = createActor(machine).start();
  return { ...couponTrialVerbs(actor.send), quoted, view: () => couponTrialView(actor.getSnapshot()) };
}

describe('the trial of a coupon', () => {
  it('quotes the sample cart once there is a product in it', async () => {
    const trial = open();
    trial.start();
    expect([trial.view().canTry, trial.quoted]).toEqual([false, []]);
    trial.add(HONEY, 'Forest Honey');
    trial.add(SOAP, 'Neem Soap');
    trial.changeQuantity(HONEY, 2);
    trial.changeHasOrdered(true);
    trial.start();
    expect(trial.view().isQuoting).toBe(true);
    await settle();
    expect(trial.view()).toMatchObject({ isQuoting: false, canTry: true, result: sampleTrialResult });
    expect(trial.quoted).toEqual([
      {
        items: [
          { productId: HONEY, quantity: 2 },
          { productId: SOAP, quantity: 1 },
        ],
        hasOrdered: true,
      },
    ]);
  });

  it('has each product once', () => {
    const trial = open();
    trial.add(HONEY, 'Forest Honey');
    trial.changeQuantity(HONEY, 3);
    trial.add(HONEY, 'Forest Honey');
    expect(trial.view().products).toEqual([{ productId: HONEY, name: 'Forest Honey', quantity: 3 }]);
  });

  it.each<[string, (trial: ReturnType<typeof open>) => void]>([
    ['a quantity', (trial) => trial.changeQuantity(HONEY, 5)],
    ['a product more', (trial) => trial.add(SOAP, 'Neem Soap')],
    ['a product less', (trial) => trial.remove(HONEY)],
    ['another member', (trial) => trial.changeHasOrdered(true)],
  ])('shows no old quote after a change: %s', async (_, change) => {
    const trial = open();
    trial.add(HONEY, 'Forest Honey');
    trial.start();
    await settle();
    expect(trial.view().result).toEqual(sampleTrialResult);
    change(trial);
    expect(trial.view().result).toBeUndefined();
  });

  it('cannot be quoted while a quantity is missing', () => {
    const trial = open();
    trial.add(HONEY, 'Forest Honey');
    trial.changeQuantity(HONEY, null);
    expect(trial.view().canTry).toBe(false);
  });

  it('does not show the quote of a cart that was changed meanwhile', async () => {
    const trial = open();
    trial.add(HONEY, 'Forest Honey');
    trial.start();
    trial.changeQuantity(HONEY, 2);
    await settle();
    expect(trial.view()).toMatchObject({ isQuoting: false, result: undefined });
  });

  it.each([
    ['rejected', async () => fail({ code: 'server', message: 'Closed today' } as const), 'Closed today'],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('that is %s shows the reason, and can be started again', async (_, quote, error) => {
    const trial = open(quote);
    trial.add(HONEY, 'Forest Honey');
    trial.start();
    await settle();
    expect(trial.view()).toMatchObject({ isQuoting: false, error });
    trial.start();
    expect(trial.view()).toMatchObject({ isQuoting: true, error: undefined });
  });
});
