import { type Result, type StaffOrder, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { staffOrderMachine } from './staff-order.machine.ts';
import { staffOrderVerbs, staffOrderView } from './staff-order.view.ts';
import { returnedStaffOrder, sampleStaffOrder, unrefundedStaffOrder } from './staff-order.scenario.ts';

const CONFIRMED: StaffOrder = {
  ...sampleStaffOrder,
  status: 'CONFIRMED',
  nextSteps: ['PACKED', 'CANCELLED'],
};

const ACCEPTED: StaffOrder = {
  ...returnedStaffOrder,
  reversals: returnedStaffOrder.reversals.map((reversal) => ({ ...reversal, state: 'ACCEPTED' })),
};

async function open({
  fetched = async (): Promise<Result<StaffOrder>> => ok(sampleStaffOrder),
  stepped = async (): Promise<Result<StaffOrder>> => ok(CONFIRMED),
  copied = async (): Promise<void> => {},
} = {}) {
  const emitted: unknown[] = [];
  const calls: unknown[] = [];
  const actor = createActor(
    staffOrderMachine.provide({
      actors: {
        fetchOrder: fromPromise(fetched),
        applyStep: fromPromise(({ input }) => {
          calls.push(input);
          return stepped();
        }),
        acceptReturn: fromPromise(async (): Promise<Result<StaffOrder>> => {
          calls.push('accept');
          return ok(ACCEPTED);
        }),
        copyAddress: fromPromise(({ input }) => {
          calls.push(input);
          return copied();
        }),
        retryRefund: fromPromise(async ({ input }): Promise<Result<StaffOrder>> => {
          calls.push(input);
          return ok({ ...unrefundedStaffOrder, failedRefunds: [] });
        }),
        openDocument: fromPromise(async ({ input }) => {
          calls.push(input);
          return ok({ url: '/invoices/sample.pdf' });
        }),
      },
    }),
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  await settle();
  return {
    ...staffOrderVerbs(actor.send),
    view: () => staffOrderView(actor.getSnapshot()),
    emitted,
    calls,
  };
}

describe('an order for staff', () => {
  it('takes a step that is next, and no other', async () => {
    const order = await open();
    order.step('DELIVERED');
    expect(order.view().isBusy).toBe(false);
    order.step('CONFIRMED');
    expect(order.view().isBusy).toBe(true);
    order.step('CONFIRMED');
    await settle();
    expect(order.calls).toEqual(['CONFIRMED']);
    expect(order.view()).toMatchObject({ isBusy: false, order: { status: 'CONFIRMED' }, alert: undefined });
    expect(order.emitted).toEqual([{ type: 'toast.show', kind: 'success', message: 'Saved' }]);
  });

  it('says why a step was rejected, and the order stays', async () => {
    const message = 'An order cannot go there from where it is now.';
    const order = await open({ stepped: async () => fail({ code: 'conflict', message }) });
    order.step('CONFIRMED');
    await settle();
    expect(order.view()).toMatchObject({ alert: message, order: { status: 'PLACED' } });
  });

  it('accepts a return once', async () => {
    const order = await open({ fetched: async () => ok(returnedStaffOrder) });
    expect(order.view().canAcceptReturn).toBe(true);
    order.acceptReturn();
    order.acceptReturn();
    await settle();
    order.acceptReturn();
    expect(order.view()).toMatchObject({ order: ACCEPTED, canAcceptReturn: false, isBusy: false });
    expect(order.calls).toEqual(['accept']);
  });

  it('has no return to accept before one is requested', async () => {
    const order = await open();
    order.acceptReturn();
    expect(order.view()).toMatchObject({ canAcceptReturn: false, isBusy: false });
  });

  it('copies the whole address, and says so', async () => {
    const order = await open();
    order.copyAddress();
    await settle();
    expect(order.calls).toEqual([
      [
        'Asha Mishra',
        '12 Hazratganj',
        'Second floor',
        'Clock tower',
        'Post office',
        'Lucknow, Uttar Pradesh - 226001',
        '+91 9000000001',
      ].join('\n'),
    ]);
    expect(order.emitted).toEqual([{ type: 'toast.show', kind: 'success', message: 'Copied' }]);
  });

  it('says when the browser does not copy', async () => {
    const order = await open({ copied: () => Promise.reject(new Error('denied')) });
    order.copyAddress();
    await settle();
    expect(order.view()).toMatchObject({
      alert: 'The address could not be copied. Select it and copy it yourself.',
      isBusy: false,
    });
    expect(order.emitted).toEqual([]);
  });

  it('tries a failed refund again, once, and no other one', async () => {
    const order = await open({ fetched: async () => ok(unrefundedStaffOrder) });
    const [failed] = unrefundedStaffOrder.failedRefunds;
    order.retryRefund('another');
    expect(order.view().isBusy).toBe(false);
    order.retryRefund(failed?.id ?? '');
    order.retryRefund(failed?.id ?? '');
    await settle();
    order.retryRefund(failed?.id ?? '');
    expect(order.calls).toEqual([failed?.id]);
    expect(order.view()).toMatchObject({ isBusy: false, order: { failedRefunds: [] } });
    expect(order.emitted).toEqual([
      { type: 'toast.show', kind: 'success', message: 'The refund is tried again' },
    ]);
  });

  it('opens its documents', async () => {
    const order = await open();
    order.open({ kind: 'creditNote', reversalId: 'r1' });
    await settle();
    expect(order.calls).toEqual([{ kind: 'creditNote', reversalId: 'r1' }]);
    expect(order.emitted).toEqual([{ type: 'document.opened', url: '/invoices/sample.pdf' }]);
  });

  it('can be loaded again after a failure, and keeps the last order meanwhile', async () => {
    let isLost = true;
    const order = await open({
      fetched: async () => (isLost ? fail({ code: 'noResponse', message: '' }) : ok(sampleStaffOrder)),
    });
    expect(order.view()).toMatchObject({ order: undefined, error: 'Something went wrong.' });
    isLost = false;
    order.reload();
    await settle();
    order.reload();
    expect(order.view().order).toEqual(sampleStaffOrder);
  });

  it('is missing when there is none', async () => {
    const order = await open({ fetched: async () => fail({ code: 'notFound', message: 'Not found' }) });
    expect(order.view().isMissing).toBe(true);
  });
});
