import { mobileFormMachine } from '@pgm/machines/auth/mobile-form';
import { mobileFormScenario } from '@pgm/machines/auth/mobile-form/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { MobileFormScreen } from './mobile-form.flow.tsx';

const flow = flowStories({
  machine: mobileFormMachine,
  scenario: mobileFormScenario,
  Screen: MobileFormScreen,
});

export default { title: 'Flows/Auth/MobileForm' };

export const Closed = flow.at('closed');
export const OpenIdle = flow.at('open.idle');
export const OpenInvalid = flow.at('open.invalid');
export const OpenFailed = flow.at('open.failed');
export const Saving = flow.at('saving');
