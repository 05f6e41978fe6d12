import { addressFormMachine } from '@pgm/machines/members/address-form';
import { addressFormScenario } from '@pgm/machines/members/address-form/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { AddressFormScreen } from './address-form.flow.tsx';

const flow = flowStories({
  machine: addressFormMachine,
  scenario: addressFormScenario,
  Screen: AddressFormScreen,
});

export default { title: 'Flows/Members/AddressForm' };

export const Closed = flow.at('closed');
export const OpenIdle = flow.at('open.idle');
export const OpenInvalid = flow.at('open.invalid');
export const OpenFailed = flow.at('open.failed');
export const Saving = flow.at('saving');
