import {
  type StaffOrder,
  countOrderNeeds,
  fail,
  getStaffOrder,
  listAllOrders,
  ok,
  setOrderStatus,
} from '@pgm/api/contract';
import { sampleStaffUser } from '@pgm/machines/auth/staff-invitation/testing';
import { sampleStaffOrder } from '@pgm/machines/staff/staff-order/testing';
import type { Meta } from '@storybook/react-vite';
import { toWholePage } from '../../../../.storybook/sample-network.tsx';
import { type Steps, journey } from './journey.tsx';
import { logIn } from './log-in.ts';
import { sampleStaffLogin } from './sample-login.ts';
import { type SampleRoute, handles } from './sample-server.ts';

export default { title: 'Journeys/ServeAnOrder', tags: ['!autodocs'] } satisfies Meta;

const steps: Steps = {
  'Logs in as staff': async (visit) => {
    await logIn(visit, 'staff');
    await visit.sees('link', { part: 'Orders to confirm' });
  },
  'Opens the orders to confirm': async (visit) => {
    await visit.presses('link', { part: 'Orders to confirm' });
    await visit.sees('link', /PGM-/);
  },
  'Opens the first order': async (visit) => {
    await visit.presses('link', /PGM-/);
    await visit.sees('button', 'Confirm');
  },
  'Confirms it': async (visit) => {
    await visit.presses('button', 'Confirm');
    await visit.sees('button', 'Pack');
  },
};

/** The orders of a shop that has one, which can take its first step. */
function sampleOrders(): SampleRoute[] {
  let order: StaffOrder = sampleStaffOrder;
  const isPlaced = () => order.status === 'PLACED';
  return [
    handles(countOrderNeeds, () =>
      ok({
        success: true,
        data: {
          toConfirm: isPlaced() ? 1 : 0,
          toPack: isPlaced() ? 0 : 1,
          missing: 0,
          toShip: 0,
          returns: 0,
          refundsDue: 0,
          refundsFailed: 0,
        },
      }),
    ),
    handles(listAllOrders, ({ query: { status } }) =>
      ok(toWholePage(status === undefined || status === order.status ? [order] : [])),
    ),
    handles(getStaffOrder, () => ok({ success: true, data: order })),
    handles(setOrderStatus, ({ body }) => {
      if (!isPlaced() || body.status !== 'CONFIRMED')
        return fail({ code: 'conflict', message: 'The order cannot take this step.' } as const);
      order = { ...order, status: 'CONFIRMED', nextSteps: ['PACKED', 'CANCELLED'] };
      return ok({ success: true, data: order });
    }),
  ];
}

const { onPhone, onDesktop, onSamples } = journey('/dashboard', steps, () => [
  ...sampleStaffLogin(sampleStaffUser),
  ...sampleOrders(),
]);

export const OnPhone = onPhone;
export const OnDesktop = { ...onDesktop, tags: ['!test'] };
export const OnSamples = onSamples;
