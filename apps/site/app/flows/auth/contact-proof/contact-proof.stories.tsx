import { sampleUnproven } from '@pgm/machines/auth/contact-proof/testing';
import { contactProofMachine } from '@pgm/machines/auth/contact-proof';
import { contactProofScenario } from '@pgm/machines/auth/contact-proof/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { later } from '../../../../../../.storybook/flow-stories/scene.ts';
import { ContactProofScreen } from './contact-proof.flow.tsx';
import { ProfileScreen } from '../../members/profile/profile.flow.tsx';
import type { ActorRefFrom } from 'xstate';
import { siteContactProofMachine } from './contact-proof.ts';

/** The dialog above the profile of a member. */
function Screen({ actor }: { actor: ActorRefFrom<typeof contactProofMachine> }) {
  return (
    <>
      <ProfileScreen user={sampleUnproven} />
      <ContactProofScreen actor={actor} />
    </>
  );
}

const flow = flowStories({
  machine: contactProofMachine,
  scenario: contactProofScenario,
  site: siteContactProofMachine,
  Screen,
});

export default {
  title: 'Flows/Auth/ContactProof',
  decorators: [inManagePage('/manage/profile')],
  parameters: { layout: 'fullscreen' },
};

/** The way to a code that was sent. */
const SENT = ['open', 'sent'] as const;

export const Closed = flow.at('closed', { name: 'The page without the dialog' });
export const Sending = flow.at('sending', { name: 'Code is sent', via: ['open'] });
export const CodeEnteringFilling = flow.at('code.entering.filling', {
  name: 'Code typed by half, 3:20 left',
  via: [...SENT, later(100), 'typeSome'],
});
export const CodeEnteringIncomplete = flow.at('code.entering.incomplete', {
  name: 'Pasted text without a code',
  via: [...SENT, 'pasteWords'],
});
export const CodeEnteringRejected = flow.at('code.entering.rejected', {
  name: 'Invalid code',
  via: [...SENT, 'typeAll', 'rejected'],
});
export const CodeEnteringFailed = flow.at('code.entering.failed', {
  name: 'No response to a code',
  via: [...SENT, 'typeAll', 'connectionLost'],
});
export const ProvingBroke = flow.at('code.entering.failed', {
  name: 'Code could not be verified',
  via: [...SENT, 'typeAll', 'provingCrashed'],
});
export const CodeVerifying = flow.at('code.verifying', {
  name: 'Code is verified',
  via: [...SENT, 'typeAll'],
});
export const Expired = flow.at('expired', { name: 'Code expired', via: [...SENT, later(300)] });
export const NotSent = flow.at('expired', { name: 'Code not sent', via: ['open', 'notSent'] });
