import { addressFormMachine, addressFormWalk } from '@pgm/machines/address-form';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { AddressFormScreen } from './address-form.flow.tsx';

const flow = flowStories({ machine: addressFormMachine, walk: addressFormWalk, Screen: AddressFormScreen });

export default { title: 'Flows/Address form' };

export const Closed = flow.at('closed');
export const OpenIdle = flow.at('open.idle');
export const OpenWrong = flow.at('open.wrong');
export const OpenFailed = flow.at('open.failed');
export const Saving = flow.at('saving');
