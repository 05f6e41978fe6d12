import { addressBookMachine, addressBookWalk } from '@pgm/machines/address-book';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { AddressBookScreen } from './address-book.flow.tsx';

const flow = flowStories({ machine: addressBookMachine, walk: addressBookWalk, Screen: AddressBookScreen });

export default { title: 'Flows/Address book' };

export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const ReadyIdle = flow.at('ready.idle');
export const ReadyConfirming = flow.at('ready.confirming');
export const ReadyDeleting = flow.at('ready.deleting');
