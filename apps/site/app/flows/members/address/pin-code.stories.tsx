import { pinCodeMachine } from '@pgm/machines/members/pin-code';
import { pinCodeScenario } from '@pgm/machines/members/pin-code/testing';
import { addressFormMachine } from '@pgm/machines/members/address-form';
import { addressFormScenario } from '@pgm/machines/members/address-form/testing';
import type { ActorRefFrom } from 'xstate';
import { flowStories, useScene } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { AddressFormScreen } from './address-form.flow.tsx';

const form = { machine: addressFormMachine, scenario: addressFormScenario };
const pinCode = { machine: pinCodeMachine, scenario: pinCodeScenario };

interface ScreenProps {
  readonly actor: ActorRefFrom<typeof pinCodeMachine>;
}

/** The form of a new address beside the lookup of its PIN code. */
function EmptyForm({ actor }: ScreenProps) {
  return <AddressFormScreen actor={useScene(form, { state: 'open.idle', via: ['add'] })} pinCode={actor} />;
}

/** The same form with a PIN code. */
function TypedForm({ actor }: ScreenProps) {
  const formActor = useScene(form, { state: 'open.idle', via: ['add', 'typePin'] });
  return <AddressFormScreen actor={formActor} pinCode={actor} />;
}

const flow = flowStories({ ...pinCode, Screen: EmptyForm });
const typed = flowStories({ ...pinCode, Screen: TypedForm });

export default {
  title: 'Flows/Members/PinCode',
  decorators: [inManagePage('/manage/addresses')],
  parameters: { layout: 'fullscreen' },
};

export const Idle = flow.at('idle', { name: 'No PIN code', via: ['open'] });
export const Finding = typed.at('finding.alone', { name: 'PIN code is looked up', via: ['open', 'type'] });
export const FindingAwaited = typed.at('finding.awaited', {
  name: 'The form waits for city and state',
  via: ['open', 'type', 'submit'],
});
export const Found = typed.at('found', { name: 'City and state found', via: ['open', 'type', 'found'] });
export const Unknown = typed.at('unknown', { name: 'PIN code unknown', via: ['open', 'type', 'unknown'] });
