import type { StaffOrder } from '@pgm/api/contract';
import { returnedStaffOrder } from '@pgm/machines/staff/staff-order/testing';
import type { StoryObj } from '@storybook/react-vite';
import { createRoutesStub } from 'react-router';
import { screen } from 'storybook/test';
import { OrderDialogs } from './order-dialogs.tsx';
import { FORM_LABELS, type OrderForm } from './order-forms.ts';

/** What came back is to be refunded by hand. */
const returned: StaffOrder = {
  ...returnedStaffOrder,
  refunds: [
    {
      id: '018f0000-0000-7000-8000-0000000000d1',
      amount: 349,
      isByProvider: false,
      status: 'DUE',
      method: null,
      reference: null,
      paidAt: null,
      reason: null,
    },
  ],
  refundable: 349,
};

/** The form that an address opens. */
function at(form: OrderForm): StoryObj {
  const Page = createRoutesStub([
    { path: '*', Component: () => <OrderDialogs order={returned} onSaved={() => undefined} /> },
  ]);
  return {
    render: () => <Page initialEntries={[`/dashboard/orders/${returned.id}?${form}=${returned.id}`]} />,
    play: async ({ userEvent }) => {
      await screen.findByRole('dialog', { name: FORM_LABELS[form] });
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findAllByText(/required|Choose/);
    },
  };
}

export default { title: 'Flows/Staff/OrderDialogs', parameters: { layout: 'fullscreen' } };
export const Ship = at('ship');
export const Shipment = at('shipment');
export const Cancel = at('cancel');
export const Receive = at('receive');
export const Decline = at('decline');
export const Refund = at('refund');
