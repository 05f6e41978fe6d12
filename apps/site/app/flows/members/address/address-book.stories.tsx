import { addressBookMachine } from '@pgm/machines/members/address-book';
import { addressBookScenario } from '@pgm/machines/members/address-book/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { AddressBookScreen } from './address-book.flow.tsx';

const flow = flowStories({
  machine: addressBookMachine,
  scenario: addressBookScenario,
  Screen: AddressBookScreen,
});

export default { title: 'Flows/Members/AddressBook' };

export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const ReadyIdle = flow.at('ready.idle');
export const ReadyReadingCart = flow.at('ready.readingCart');
export const ReadyConfirming = flow.at('ready.confirming');
export const ReadyDeleting = flow.at('ready.deleting');
