import { pinCodeMachine } from '@pgm/machines/members/pin-code';
import { pinCodeScenario } from '@pgm/machines/members/pin-code/testing';
import { addressFormScenario } from '@pgm/machines/members/address-form/testing';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { AddressFormScreen, siteAddressFormMachine } from './address-form.flow.tsx';

/** An open form of an address beside a lookup in any state. */
function PinCodeScreen({ actor }: { actor: ActorRefFrom<typeof pinCodeMachine> }) {
  const form = useActorRef(siteAddressFormMachine);
  useEffect(() => form.send(addressFormScenario.add), [form]);
  return <AddressFormScreen actor={form} pinCode={actor} />;
}

const flow = flowStories({ machine: pinCodeMachine, scenario: pinCodeScenario, Screen: PinCodeScreen });

export default { title: 'Flows/Members/PinCode' };

export const Idle = flow.at('idle');
export const Finding = flow.at('finding');
export const Found = flow.at('found');
export const Unknown = flow.at('unknown');
