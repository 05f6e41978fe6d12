import { NOT_WHILE_UNPAID } from '@pgm/api/contract';
import { orderAdditionMachine } from '@pgm/machines/staff/order-addition';
import { orderAdditionScenario } from '@pgm/machines/staff/order-addition/testing';
import { staffOrderMachine } from '@pgm/machines/staff/staff-order';
import { staffOrderScenario } from '@pgm/machines/staff/staff-order/testing';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen } from 'storybook/test';
import type { ActorRefFrom } from 'xstate';
import { flowStories, useScene } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { AdditionScreen, siteOrderAdditionMachine } from './addition.flow.tsx';
import { StaffOrderScreen } from './order.flow.tsx';

const order = { machine: staffOrderMachine, scenario: staffOrderScenario };

/** The dialog above the page of its order. */
function Screen({ actor }: { actor: ActorRefFrom<typeof orderAdditionMachine> }) {
  return (
    <>
      <StaffOrderScreen actor={useScene(order, { state: 'ready', via: ['fetched'] })} />
      <AdditionScreen actor={actor} />
    </>
  );
}

const flow = flowStories({
  machine: orderAdditionMachine,
  scenario: orderAdditionScenario,
  site: siteOrderAdditionMachine,
  Screen,
});

export default {
  title: 'Flows/Staff/Addition',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

export const Closed = flow.at('closed');
export const Unchanged = flow.at('editing.unchanged');
/** The online payment of the order is awaited. */
export const Impossible = {
  ...flow.at('impossible'),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: t('Add pieces') });
    await expect(dialog).toHaveTextContent(t(NOT_WHILE_UNPAID));
  },
};
export const Invalid = flow.at('editing.invalid');
export const Waiting = flow.at('editing.waiting');
export const Quoting = flow.at('editing.quoting', {
  equals: { story: 'Waiting', because: 'The form says that it works out the total from the first key on.' },
});
export const Quoted = flow.at('editing.quoted');
/** The order is paid: the pieces become another order. */
export const QuotedForAPaidOrder = flow.at('editing.quoted', {
  name: 'Quoted for a paid order',
  via: ['openPaid', 'add', 'paused', 'quotedPaid'],
});
/** Another staff member changed the order meanwhile. */
export const Outdated = flow.at('editing.quoting', {
  name: 'Changed meanwhile',
  via: ['open', 'add', 'paused', 'quoted', 'submit', 'changedMeanwhile'],
});
export const NotSaved = flow.at('editing.quoted', {
  name: 'Not saved',
  via: ['open', 'add', 'paused', 'quoted', 'submit', 'notSaved'],
});
export const Rejected = flow.at('editing.rejected');
export const Saving = flow.at('saving');
export const Discarding = flow.at('discarding');
