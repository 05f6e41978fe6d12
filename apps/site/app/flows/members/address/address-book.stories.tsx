import { addressBookMachine } from '@pgm/machines/members/address-book';
import { addressBookScenario } from '@pgm/machines/members/address-book/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { AddressBookScreen } from './address-book.flow.tsx';

const flow = flowStories({
  machine: addressBookMachine,
  scenario: addressBookScenario,
  Screen: AddressBookScreen,
});

export default {
  title: 'Flows/Members/AddressBook',
  decorators: [inManagePage('/manage/addresses')],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const ReadyIdle = flow.at('ready.idle', { name: 'Two addresses', via: ['fetchedMany'] });
export const ReadyOne = flow.at('ready.idle', { name: 'One address', via: ['fetched'] });
export const ReadyEmpty = flow.at('ready.idle', { name: 'No address', via: ['fetchedNone'] });
export const ReadyReadingCart = flow.at('ready.readingCart', {
  name: 'Address chosen for delivery',
  via: ['fetchedMany', 'deliver'],
  equals: { story: 'ReadyIdle', because: 'The next page opens at once.' },
});
export const ReadyConfirming = flow.at('ready.confirming', {
  name: 'Asks before deletion',
  via: ['fetchedMany', 'askDelete'],
});
export const ReadyDeleting = flow.at('ready.deleting', {
  name: 'Address is deleted',
  via: ['fetchedMany', 'askDelete', 'confirm'],
});
export const NotDeleted = flow.at('ready.idle', {
  name: 'Address not deleted',
  via: ['fetchedMany', 'askDelete', 'confirm', 'notDeleted'],
});
