import type { StoryObj } from '@storybook/react-vite';
import { type Order, type Result, ok } from '@pgm/api/contract';
import { type CancelRequest, type ReturnToSend, orderMachine } from '@pgm/machines/sales/order';
import { orderScenario, sampleOrder } from '@pgm/machines/sales/order/testing';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { useActorRef } from '@xstate/react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { FrameMain, inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { OrderScreen } from './order.flow.tsx';
import { siteOrderMachine } from './order.ts';

const flow = flowStories({
  machine: orderMachine,
  scenario: orderScenario,
  site: siteOrderMachine('O-1040'),
  Screen: OrderScreen,
});

export default {
  title: 'Flows/Sales/Order',
  decorators: [inManagePage('/manage/orders')],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Missing = flow.at('missing');
export const Failed = flow.at('failed');
export const ReadyIdleResting: StoryObj = {
  ...flow.at('ready.idle.resting'),
  play: async ({ canvas, userEvent }) => {
    const cancel = canvas.getByRole('button', { name: t('Cancel order') });
    await userEvent.click(cancel);
    await screen.findByRole('dialog', { name: t('Cancel this order?') });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(cancel).toHaveFocus());
  },
};
export const ReadyIdleLooking = flow.at('ready.idle.looking');
export const ReadyConfirming: StoryObj = {
  ...flow.at('ready.confirming'),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: t('Cancel this order?') }));
    const [, no, yes] = dialog.getAllByRole('button');
    await expect(no).toHaveAccessibleName(t('Keep order'));
    await expect(yes).toHaveAccessibleName(t('Cancel order'));
  },
};
export const ReadyCancelling = flow.at('ready.cancelling');
export const ReadyExplaining = flow.at('ready.explaining');
export const ReadySendingBack = flow.at('ready.sendingBack');
export const ReadyOpeningInvoice = flow.at('ready.openingInvoice');
export const ReadyPaying = flow.at('ready.paying');

const DELIVERED: Order = { ...sampleOrder, status: 'DELIVERED', canCancel: false, canReturn: true };
const CANCELLED: Order = { ...sampleOrder, status: 'CANCELLED', canCancel: false };
const RETURN_REQUESTED_ORDER: Order = { ...DELIVERED, status: 'RETURN_REQUESTED', canReturn: false };

const result = (order: Order) => fromPromise<Result<Order>>(async () => ok(order));

/** An order of a shop that responds at once. */
function DecidedOrder({ order }: { order: Order }) {
  const sendBack = fromPromise<Result<Order>, ReturnToSend>(async () => ok(RETURN_REQUESTED_ORDER));
  const actors = {
    fetchOrder: result(order),
    cancelOrder: fromPromise<Result<Order>, CancelRequest>(async () => ok(CANCELLED)),
    sendBack,
  };
  return (
    <FrameMain>
      <OrderScreen actor={useActorRef(orderMachine.provide({ actors }))} />
    </FrameMain>
  );
}

/** The button that had the focus is removed: the focus goes to the heading. */
export const CancelledByKeyboard: StoryObj = {
  render: () => <DecidedOrder order={sampleOrder} />,
  play: async ({ canvas, userEvent }) => {
    const cancel = await canvas.findByRole('button', { name: t('Cancel order') });
    cancel.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: t('Cancel this order?') }));
    dialog.getByRole('button', { name: t('Cancel order') }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('Cancel order') })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** The same for a return. */
export const ReturnedByKeyboard: StoryObj = {
  render: () => <DecidedOrder order={DELIVERED} />,
  play: async ({ canvas, userEvent }) => {
    const giveBack = await canvas.findByRole('button', { name: t('Return order') });
    await userEvent.click(giveBack);
    await screen.findByRole('dialog', { name: t('Return this order?') });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(giveBack).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: t('Return this order?') }));
    await userEvent.type(dialog.getByRole('textbox'), 'The jar was broken.');
    dialog.getByRole('button', { name: t('Request a return') }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('Return order') })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
export const NotCancelled = flow.at('ready.idle.resting', {
  name: 'Order not cancelled',
  via: ['fetched', 'cancel', 'confirm', 'notCancelled'],
});
