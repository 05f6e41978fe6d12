import type { StaffOrder } from '@pgm/api/contract';
import { sampleStaffOrder } from '@pgm/machines/staff/staff-order/testing';
import type { StoryObj } from '@storybook/react-vite';
import { createRoutesStub } from 'react-router';
import { screen } from 'storybook/test';
import { OrderDialogs } from './order-dialogs.tsx';

const { id, items } = sampleStaffOrder;
const REFUND = '018f0000-0000-7000-8000-0000000000d1';

const returned: StaffOrder = {
  ...sampleStaffOrder,
  status: 'RETURN_REQUESTED',
  reversals: [
    {
      id: '018f0000-0000-7000-8000-0000000000f1',
      kind: 'RETURN',
      state: 'REQUESTED',
      reason: 'The jar was broken.',
      at: sampleStaffOrder.placedAt,
      items: items.map(({ productId }) => ({ productId, quantity: 1, outcome: null })),
      amount: 0,
      creditNote: null,
    },
  ],
  refunds: [
    {
      id: REFUND,
      amount: 349,
      isByProvider: false,
      status: 'DUE',
      method: null,
      reference: null,
      paidAt: null,
    },
  ],
};

/** The form that an address opens. */
function at(address: string, title: string): StoryObj {
  const Page = createRoutesStub([
    { path: '*', Component: () => <OrderDialogs order={returned} onSaved={() => undefined} /> },
  ]);
  return {
    render: () => <Page initialEntries={[`/dashboard/orders/${id}?${address}`]} />,
    play: async ({ userEvent }) => {
      await screen.findByRole('dialog', { name: title });
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findAllByText(/required|Choose/);
    },
  };
}

export default { title: 'Flows/Staff/OrderDialogs', parameters: { layout: 'fullscreen' } };
export const Send = at(`send=${id}`, 'Send with tracking');
export const Shipment = at(`shipment=${id}`, 'Change the shipment');
export const Cancel = at(`cancel=${id}`, 'Cancel pieces');
export const Inspect = at(`inspect=${id}`, 'Inspect the return');
export const RecordRefund = at(`refund=${REFUND}`, 'Record the refund');
