import { type RefundForm, type Result, type StaffOrder, fail } from '@pgm/api/contract';
import { recordFormVerbs } from '@pgm/machines/kit';
import { returnedStaffOrder, sampleStaffOrder } from '@pgm/machines/staff/staff-order/testing';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import type { StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import { RecordEditorScreen } from '../kit/record-editor.tsx';
import { OrderDialogs } from './order-dialogs.tsx';
import OrderRoute from './order.tsx';
import { type RefundValues, refundEditing } from './refund-form.tsx';
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
function at(form: OrderForm, order = returned): StoryObj {
  const Page = createRoutesStub([
    { path: '*', Component: () => <OrderDialogs order={order} onSaved={() => undefined} /> },
  ]);
  return {
    render: () => <Page initialEntries={[`/dashboard/orders/${order.id}?${form}=${order.id}`]} />,
    play: async ({ userEvent }) => {
      const dialog = await screen.findByRole('dialog', { name: t(FORM_LABELS[form]) });
      await userEvent.click(screen.getByRole('button', { name: t('Save') }));
      await waitFor(() => expect(dialog.querySelector('[aria-invalid=true]')).toBeVisible());
    },
  };
}

export default { title: 'Flows/Staff/OrderDialogs', parameters: { layout: 'fullscreen' } };
export const Pack: StoryObj = {
  ...at('pack'),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: t('Pack') }));
    await userEvent.click(dialog.getByRole('button', { name: t('Save') }));
    await dialog.findByText(t('Choose what happens to the missing pieces'));
    for (const box of dialog.getAllByRole('checkbox')) await userEvent.click(box);
    await expect(dialog.queryByText(t('Choose what happens to the missing pieces'))).toBeNull();
  },
};
export const Ship = at('ship');
export const Shipment = at('shipment');
export const Cancel: StoryObj = {
  ...at('cancel'),
  play: async (context) => {
    await at('cancel').play?.(context);
    const dialog = within(screen.getByRole('dialog', { name: t('Cancel order') }));
    await expect(dialog.queryByRole('button', { name: t('Cancel') })).toBeNull();
    await expect(dialog.getByRole('button', { name: t('Keep order') })).toBeVisible();
  },
};
export const Receive = at('receive');
export const Decline = at('decline');
export const Undelivered = at('undelivered');
/** Staff see which size is meant. */
export const UndeliveredInSizes: StoryObj = {
  ...at('undelivered', {
    ...returned,
    items: returned.items.slice(0, 1).map((item) => ({ ...item, size: 'M', quantity: 2, reversed: 0 })),
  }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: t('Came back undelivered') }));
    const [item] = returned.items;
    const name = t('{name}, size {size}', { name: item?.productName ?? '', size: 'M' });
    await dialog.findByRole('combobox', { name: `${name} × 2` });
  },
};
export const Note = at('note');
export const Address: StoryObj = {
  ...at('address'),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: t('Change the address') }));
    await userEvent.clear(dialog.getByLabelText(t('Name')));
    await userEvent.click(dialog.getByRole('button', { name: t('Save') }));
    await dialog.findAllByText(t('Name is required'));
  },
};
export const Refund = at('refund');

const refundedMeanwhile = refundEditing.machine.provide({
  actors: {
    saveRecord: fromPromise<Result<StaffOrder>, { record: StaffOrder | undefined; data: RefundForm }>(
      async () =>
        fail({
          code: 'conflict',
          message: 'Another refund was recorded meanwhile. Check the amount, then save again.',
          current: {
            ...returned,
            refunds: returned.refunds.map((refund) => ({ ...refund, amount: 249 })),
            refundedPaise: 10_000,
          },
        }),
    ),
  },
});

function RefundDialog() {
  const actor = useActorRef(refundedMeanwhile);
  useEffect(() => {
    const { edit, changeField, submit } = recordFormVerbs<StaffOrder, RefundValues>(actor.send);
    edit(returned);
    changeField('method', 'UPI');
    changeField('reference', '412345678901');
    changeField('reason', 'The jar was broken.');
    submit();
  }, [actor]);
  return (
    <RecordEditorScreen
      actor={actor}
      param="refund"
      title="Refund"
      toName={({ number }) => number}
      editing={refundEditing}
    />
  );
}

/** Another staff member has refunded a part: the form shows what is due now. */
export const RefundedMeanwhile: StoryObj = {
  render: () => <RefundDialog />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: t('Refund') }));
    await dialog.findByText(t('Another refund was recorded meanwhile. Check the amount, then save again.'), {
      exact: false,
    });
    await expect(dialog.getByLabelText(t('Amount'))).toHaveDisplayValue(/^249/);
  },
};

const CHANGED = 'The pieces of this order have changed. Check them again.';
const [firstItem, ...otherItems] = sampleStaffOrder.items;
const shortened: StaffOrder = {
  ...sampleStaffOrder,
  items: [...(firstItem ? [{ ...firstItem, reversed: 1 }] : []), ...otherItems],
};
const OrderPage = createRoutesStub([
  { path: '*', Component: () => <OrderRoute params={{ id: sampleStaffOrder.id }} /> },
]);

/** Another staff member has cancelled a piece: the form says so, and the page behind it shows the order as it is now. */
export const CancelledMeanwhile: StoryObj = {
  beforeEach: () => {
    const orders = [sampleStaffOrder];
    const network = spyOn(globalThis, 'fetch').mockImplementation(async (_, init) =>
      init?.method === 'POST'
        ? Response.json(
            { success: false, errors: [{ errorDescription: CHANGED }], message: CHANGED, current: shortened },
            { status: 409 },
          )
        : Response.json({ success: true, data: orders.pop() ?? shortened }),
    );
    return () => network.mockRestore();
  },
  render: () => (
    <OrderPage initialEntries={[`/dashboard/orders/${sampleStaffOrder.id}?cancel=${sampleStaffOrder.id}`]} />
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: t('Cancel order') }));
    await expect(canvas.queryByText(t('{count} cancelled or returned', { count: '1' }))).toBeNull();
    await userEvent.type(dialog.getByLabelText(t('Reason')), 'Broken in the store');
    await userEvent.click(dialog.getByRole('button', { name: t('Save') }));
    await dialog.findByText(t(CHANGED));
    await canvas.findByText(t('{count} cancelled or returned', { count: '1' }));
  },
};
