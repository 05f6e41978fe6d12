import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { orderMachine, orderWalk } from '@pgm/machines/order';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { OrderScreen } from './order.flow.tsx';

const flow = flowStories({ machine: orderMachine, walk: orderWalk, Screen: OrderScreen });

export default { title: 'Flows/Order' };

export const Loading = flow.at('loading');
export const Missing = flow.at('missing');
export const Failed = flow.at('failed');
export const ReadyIdleResting = flow.at('ready.idle.resting');
export const ReadyIdleLooking = flow.at('ready.idle.looking');
export const ReadyConfirming: StoryObj = {
  ...flow.at('ready.confirming'),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
    const [, no, yes] = dialog.getAllByRole('button');
    await expect(no).toHaveAccessibleName('Keep order');
    await expect(yes).toHaveAccessibleName('Cancel order');
  },
};
export const ReadyCancelling = flow.at('ready.cancelling');
export const ReadyExplaining = flow.at('ready.explaining');
export const ReadySendingBack = flow.at('ready.sendingBack');
export const ReadyOpeningInvoice = flow.at('ready.openingInvoice');
export const ReadyPaying = flow.at('ready.paying');
