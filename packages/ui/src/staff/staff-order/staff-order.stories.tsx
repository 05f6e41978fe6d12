import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { WithState } from '../../foundations/fixtures/with-state.tsx';
import { order } from '../../sales/fixtures/orders.ts';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { Button } from '../../primitives/button/button.tsx';
import { StaffOrder } from './staff-order.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Staff/StaffOrder',
  component: StaffOrder,
  args: {
    order: {
      ...order,
      buyer: { name: 'Asha Mishra', mobile: '9000000001', email: 'asha@example.in' },
      notes: [],
      failedRefunds: [],
    },
    alert: undefined,
    isBusy: false,
    onRetryRefund: fn(),
    actions: <Button size="small">Pack</Button>,
    onCopyAddress: fn(),
    invoiceHref: '?document=invoice',
    toCreditNoteHref: (id) => `?document=creditNote&of=${id}`,
    packingSlipHrefs: { A4: '?document=packingSlip', A6: '?document=packingSlipA6' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StaffOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Copy address') }));
    await expect(args.onCopyAddress).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: t('Call') })).toHaveAttribute(
      'href',
      `tel:+91${order.address.phone_number}`,
    );
    const map = canvas.getByRole('link', { name: t('Map') });
    await expect(map).toHaveAttribute('target', '_blank');
    await expect(map).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(map).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=.+/),
    );
    // Staff do not earn them.
    await expect(canvas.getByRole('region', { name: t('Summary') })).toHaveTextContent(t('Points'));
    await expect(canvas.queryByText(t('You earn'))).toBeNull();
  },
};

/** After a step its button is gone, and the focus is on the heading. */
export const FocusAfterAStep: Story = {
  render: (args) => (
    <WithState<'placed' | 'busy' | 'confirmed'> first="placed">
      {(state, setState) => (
        <main>
          <StaffOrder
            {...args}
            isBusy={state === 'busy'}
            actions={
              <>
                {state !== 'confirmed' && (
                  <Button size="small" disabled={state === 'busy'} onClick={() => setState('busy')}>
                    Confirm
                  </Button>
                )}
                <button type="button" tabIndex={-1} onPointerEnter={() => setState('confirmed')}>
                  Respond
                </button>
              </>
            }
          />
        </main>
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(document.body).toHaveFocus());
    await userEvent.hover(canvas.getByRole('button', { name: 'Respond' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const FailedRefund: Story = {
  args: {
    order: {
      ...meta.args.order,
      failedRefunds: [
        {
          id: 'r1',
          amount: 349,
          cause: 'The bank did not accept the refund.',
          at: '2026-03-09T07:30:00.000Z',
        },
      ],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const failed = canvas.getByRole('region', { name: t('Failed refunds') });
    await expect(failed).toHaveTextContent(t('The bank did not accept the refund.'));
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetryRefund).toHaveBeenCalledWith('r1');
  },
};

export const WithNotes: Story = {
  args: {
    order: {
      ...meta.args.order,
      notes: [
        { id: 'n1', text: 'Call before 5 pm.', by: 'Meera Nair', at: '2026-03-03T05:20:00.000Z' },
        {
          id: 'n2',
          text: 'Called: the shop next door takes it.',
          by: 'Arjun Rao',
          at: '2026-03-03T09:00:00.000Z',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: t('Staff notes') })).toHaveTextContent(
      /Call before 5 pm\..*Meera Nair/,
    );
  },
};

export const NotMoved: Story = { args: { alert: 'An order cannot go there from where it is now.' } };

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
          pieces: [{ name: 'Forest Honey, 500 g', quantity: 1 }],
          amount: 349,
          photos: [
            {
              src: productImage('Forest Honey', 'jar', '#8a5a2b').src,
              href: productImage('Forest Honey', 'jar', '#8a5a2b').src,
            },
          ],
          creditNote: 'PGC/25-26/000001',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: t('Credit note {number}', { number: 'PGC/25-26/000001' }) }),
    ).toHaveAttribute('href', '?document=creditNote&of=v1');
    await expect(canvas.getByRole('link', { name: t('Photo {number}', { number: 1 }) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('Track parcel') })).toBeVisible();
  },
};
