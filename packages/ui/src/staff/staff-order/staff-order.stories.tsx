import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { order } from '../../foundations/fixtures/orders.ts';
import { Button } from '../../primitives/button/button.tsx';
import { StaffOrder } from './staff-order.tsx';

const meta = {
  title: 'Staff/StaffOrder',
  component: StaffOrder,
  args: {
    order: {
      ...order,
      buyer: { name: 'Asha Mishra', mobile: '9000000001', email: 'asha@example.in' },
      reversals: [],
    },
    alert: undefined,
    isBusy: false,
    actions: <Button size="small">Packed</Button>,
    onOpenInvoice: fn(),
    onOpenPackingSlip: fn(),
    onOpenCreditNote: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StaffOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {};

export const NotMoved: Story = { args: { alert: 'An order cannot go there from where it is now.' } };

export const StepUnderWay: Story = { args: { isBusy: true } };

export const SentAndPartlyReturned: Story = {
  args: {
    order: {
      ...meta.args.order,
      status: 'DELIVERED',
      items: order.items.map((item, at) => ({ ...item, reversed: at === 0 ? 1 : 0 })),
      reversedTotal: 349,
      delivery: {
        ...order.delivery,
        shipment: {
          carrier: 'Delhivery',
          trackingNumber: 'DL123456789',
          trackingUrl: 'https://www.delhivery.com/track-v2/package/DL123456789',
        },
      },
      refunds: [{ id: 'r1', amount: 349, status: 'DUE', reference: null, paidAt: null }],
      reversals: [
        {
          id: 'v1',
          kind: 'RETURN',
          state: 'DONE',
          reason: 'The jar was broken.',
          at: '2026-03-09T07:30:00.000Z',
          pieces: ['Forest Honey, 500 g × 1'],
          amount: 349,
          creditNote: 'PGC/25-26/000001',
        },
      ],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Credit note PGC/25-26/000001' }));
    await expect(args.onOpenCreditNote).toHaveBeenCalledWith('v1');
    await expect(canvas.getByRole('link', { name: 'Track the parcel' })).toBeVisible();
  },
};
