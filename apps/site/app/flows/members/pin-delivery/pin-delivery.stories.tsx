import { pinDeliveryMachine } from '@pgm/machines/members/pin-delivery';
import { pinDeliveryScenario } from '@pgm/machines/members/pin-delivery/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { PinDeliveryScreen, sitePinDeliveryMachine } from './pin-delivery.flow.tsx';

const flow = flowStories({
  machine: pinDeliveryMachine,
  scenario: pinDeliveryScenario,
  site: sitePinDeliveryMachine,
  Screen: PinDeliveryScreen,
});

export default { title: 'Flows/Members/PinDelivery' };

export const Typing = flow.at('typing');
export const Finding = flow.at('finding');
export const Found = flow.at('found', { name: 'Delivers by a day', via: ['type', 'served'] });
export const NotServed = flow.at('found', { name: 'Does not deliver', via: ['type', 'notServed'] });
export const Failed = flow.at('failed', { name: 'No response', via: ['type', 'notFound'] });
export const Crashed = flow.at('failed', { name: 'Lookup failed', via: ['type', 'crashed'] });
