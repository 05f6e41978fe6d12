import { orderAdditionMachine } from '@pgm/machines/staff/order-addition';
import { orderAdditionScenario } from '@pgm/machines/staff/order-addition/testing';
import { expect, screen } from 'storybook/test';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { AdditionScreen } from './addition.flow.tsx';

const flow = flowStories({
  machine: orderAdditionMachine,
  scenario: orderAdditionScenario,
  Screen: AdditionScreen,
});

export default { title: 'Flows/Staff/OrderAddition', parameters: { layout: 'fullscreen' } };

export const Closed = flow.at('closed');
export const Unchanged = flow.at('editing.unchanged');
/** The order is paid, or will be paid online. */
export const Impossible = {
  ...flow.at('impossible'),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Add pieces' });
    await expect(dialog).toHaveTextContent('The buyer can place another order for more.');
  },
};
export const Invalid = flow.at('editing.invalid');
export const Waiting = flow.at('editing.waiting');
export const Quoting = flow.at('editing.quoting');
export const Quoted = flow.at('editing.quoted');
export const Rejected = flow.at('editing.rejected');
export const Saving = flow.at('saving');
export const Discarding = flow.at('discarding');
