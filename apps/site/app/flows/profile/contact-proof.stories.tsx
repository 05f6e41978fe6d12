import { contactProofMachine, contactProofWalk } from '@pgm/machines/contact-proof';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { ContactProofScreen } from './contact-proof.flow.tsx';

const flow = flowStories({
  machine: contactProofMachine,
  walk: contactProofWalk,
  Screen: ContactProofScreen,
});

export default { title: 'Flows/Contact proof' };

export const Closed = flow.at('closed');
export const Sending = flow.at('sending');
export const CodeEnteringFilling = flow.at('code.entering.filling');
export const CodeEnteringIncomplete = flow.at('code.entering.incomplete');
export const CodeEnteringRefused = flow.at('code.entering.refused');
export const CodeEnteringFailed = flow.at('code.entering.failed');
export const CodeVerifying = flow.at('code.verifying');
export const Expired = flow.at('expired');
