import type { StaffOrder } from '@pgm/api/contract';
import { sampleStaffOrder } from '@pgm/machines/staff/staff-order/testing';
import { screen } from 'storybook/test';
import { resourceStories } from '../kit/resource-stories.tsx';
import { orders } from './orders.tsx';

const returned: StaffOrder = {
  ...sampleStaffOrder,
  id: '018f0000-0000-7000-8000-0000000000e2',
  number: 'PGM-000124',
  status: 'RETURNED',
  reversedTotal: 698,
  payment: { method: 'COD', status: 'REFUND_DUE', problem: null, payBy: null },
};

const stories = resourceStories(orders, [sampleStaffOrder, returned], {
  toConfirm: 1,
  toPack: 4,
  toShip: 2,
  returns: 0,
  refundsDue: 1,
});

export default { title: 'Flows/Staff/Orders' };
export const Ready = stories.ready;
export const Loading = stories.loading;
export const Failed = stories.failed;
export const Empty = stories.empty;
export const ToConfirm = stories.at('?needs=toConfirm', async () => {
  await screen.findByRole('link', { name: 'To confirm 1', current: 'page' });
});
export const Filtered = stories.at('?payment=REFUND_DUE', async () => {
  await screen.findByRole('combobox', { name: 'Payment' });
});
