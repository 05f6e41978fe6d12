import { addressBookMachine } from '@pgm/machines/members/address-book';
import { addressBookScenario } from '@pgm/machines/members/address-book/testing';
import { addressFormMachine } from '@pgm/machines/members/address-form';
import { addressFormScenario } from '@pgm/machines/members/address-form/testing';
import { flowStories, useScene } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { AddressBookScreen } from './address-book.flow.tsx';
import { AddressFormScreen, siteAddressFormMachine } from './address-form.flow.tsx';
import type { ActorRefFrom } from 'xstate';

const addresses = { machine: addressBookMachine, scenario: addressBookScenario };

/** The dialog above the addresses. */
function Screen({ actor }: { actor: ActorRefFrom<typeof addressFormMachine> }) {
  return (
    <>
      <AddressBookScreen actor={useScene(addresses, { state: 'ready.idle', via: ['fetched'] })} />
      <AddressFormScreen actor={actor} />
    </>
  );
}

const flow = flowStories({
  machine: addressFormMachine,
  scenario: addressFormScenario,
  site: siteAddressFormMachine,
  Screen,
});

export default {
  title: 'Flows/Members/AddressForm',
  decorators: [inManagePage('/manage/addresses')],
  parameters: { layout: 'fullscreen' },
};

export const Closed = flow.at('closed', { name: 'The page without the dialog' });
export const OpenIdle = flow.at('open.idle', { name: 'New address', via: ['add'] });
export const OpenEdit = flow.at('open.idle', { name: 'Stored address', via: ['edit'] });
export const OpenInvalid = flow.at('open.invalid', {
  name: 'PIN code too short, other fields missing',
  via: ['add', 'typeShortPin', 'submit'],
});
export const OpenFailed = flow.at('open.failed', {
  name: 'No response',
  via: ['edit', 'submit', 'rejected'],
});
export const SavingBroke = flow.at('open.failed', {
  name: 'Address not saved',
  via: ['edit', 'submit', 'crashed'],
});
export const Saving = flow.at('saving', { name: 'Address is saved', via: ['edit', 'submit'] });
