import { checkoutMachine } from '@pgm/machines/sales/checkout';
import { checkoutScenario } from '@pgm/machines/sales/checkout/testing';
import { mobileFormMachine } from '@pgm/machines/auth/mobile-form';
import { mobileFormScenario } from '@pgm/machines/auth/mobile-form/testing';
import { flowStories, useScene } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { CheckoutScreen } from '../../sales/checkout/checkout-screen.tsx';
import { MobileFormScreen, siteMobileFormMachine } from './mobile-form.flow.tsx';
import type { ActorRefFrom } from 'xstate';

const checkout = { machine: checkoutMachine, scenario: checkoutScenario };

/** The dialog above the last step of the checkout, which needs a mobile number. */
function Screen({ actor }: { actor: ActorRefFrom<typeof mobileFormMachine> }) {
  return (
    <>
      <CheckoutScreen actor={useScene(checkout, { state: 'choosing.address', via: ['begun', 'prepared'] })} />
      <MobileFormScreen actor={actor} />
    </>
  );
}

const flow = flowStories({
  machine: mobileFormMachine,
  scenario: mobileFormScenario,
  site: siteMobileFormMachine,
  Screen,
});

export default {
  title: 'Flows/Auth/MobileForm',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

export const Closed = flow.at('closed');
export const OpenIdle = flow.at('open.idle');
export const OpenInvalid = flow.at('open.invalid');
export const OpenFailed = flow.at('open.failed');
export const Saving = flow.at('saving');
export const SavingBroke = flow.at('open.failed', {
  name: 'Number not saved',
  via: ['open', 'type', 'submit', 'crashed'],
});
