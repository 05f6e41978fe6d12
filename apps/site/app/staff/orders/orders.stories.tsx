import { type StaffOrder, countOrderNeeds, listAllOrders } from '@pgm/api/contract';
import { sampleStaffOrder } from '@pgm/machines/staff/staff-order/testing';
import { formatDate, t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, fireEvent, screen, userEvent, within } from 'storybook/test';
import { respondsWith } from '../../../../../.storybook/sample-network.tsx';
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

const stories = resourceStories(
  orders,
  { list: listAllOrders },
  [sampleStaffOrder, returned],
  respondsWith(countOrderNeeds, {
    toConfirm: 1,
    toPack: 4,
    missing: 1,
    toShip: 2,
    returns: 0,
    refundsDue: 1,
    refundsFailed: 1,
  }),
);

export default { title: 'Flows/Staff/Orders' };
export const Ready = stories.ready;
export const Loading = stories.loading;
export const Failed = stories.failed;
export const Empty = stories.empty;
export const ToConfirm = stories.at('?needs=toConfirm', async () => {
  await screen.findByRole('link', { name: `${t('To confirm')} 1`, current: 'page' });
});
export const Filtered = stories.at('?payment=REFUND_DUE', async () => {
  await screen.findByRole('combobox', { name: t('Payment') });
});
/** The days are in the address; a year that is still being typed is not. */
export const ByDayAndCarrier = stories.at('?carrier=DTDC&from=2026-11-20', async () => {
  await expect(await screen.findByLabelText(t('Placed from'))).toHaveValue('2026-11-20');
  await expect(screen.getByRole('combobox', { name: t('Carrier') })).toHaveValue('DTDC');
  const until = screen.getByLabelText(t('Placed until'));
  fireEvent.change(until, { target: { value: '0202-11-21' } });
  await expect(until).toHaveValue('0202-11-21');
  fireEvent.change(until, { target: { value: '2026-11-21' } });
  await screen.findByText(formatDate('2026-11-21'));
  await screen.findByRole('button', { name: t('Clear all') });
});
/** What can be done with the selected orders. */
export const Selected = stories.at('', async () => {
  const row = await screen.findByRole('row', { name: /PGM-000123/ });
  await userEvent.click(within(row).getByRole('checkbox'));
  await screen.findByRole('button', { name: t('Packing slips (A4)') });
  await screen.findByRole('button', { name: t('Packing slips (A6)') });
});
