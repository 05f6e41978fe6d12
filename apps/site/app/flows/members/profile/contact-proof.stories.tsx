import { contactProofMachine } from '@pgm/machines/auth/contact-proof';
import { contactProofScenario } from '@pgm/machines/auth/contact-proof/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { ContactProofScreen } from './contact-proof.flow.tsx';

const flow = flowStories({
  machine: contactProofMachine,
  scenario: contactProofScenario,
  Screen: ContactProofScreen,
});

export default { title: 'Flows/Members/ContactProof' };

export const Closed = flow.at('closed');
export const Sending = flow.at('sending');
export const CodeEnteringFilling = flow.at('code.entering.filling');
export const CodeEnteringIncomplete = flow.at('code.entering.incomplete');
export const CodeEnteringRejected = flow.at('code.entering.rejected');
export const CodeEnteringFailed = flow.at('code.entering.failed');
export const CodeVerifying = flow.at('code.verifying');
export const Expired = flow.at('expired');
