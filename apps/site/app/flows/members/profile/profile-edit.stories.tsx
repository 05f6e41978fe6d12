import { sampleUnproven } from '@pgm/machines/auth/contact-proof/testing';
import { profileEditMachine } from '@pgm/machines/members/profile-edit';
import { profileEditScenario } from '@pgm/machines/members/profile-edit/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { ProfileEditScreen } from './profile-edit.flow.tsx';
import { ProfileScreen } from './profile.flow.tsx';
import type { ActorRefFrom } from 'xstate';
import { siteProfileEditMachine } from './profile-edit.ts';

/** The dialog above the profile of a member. */
function Screen({ actor }: { actor: ActorRefFrom<typeof profileEditMachine> }) {
  return (
    <>
      <ProfileScreen user={sampleUnproven} />
      <ProfileEditScreen actor={actor} />
    </>
  );
}

const flow = flowStories({
  machine: profileEditMachine,
  scenario: profileEditScenario,
  site: siteProfileEditMachine,
  Screen,
});

export default {
  title: 'Flows/Members/ProfileEdit',
  decorators: [inManagePage('/manage/profile')],
  parameters: { layout: 'fullscreen' },
};

export const Closed = flow.at('closed', { name: 'The page without the dialog' });
export const OpenIdle = flow.at('open.idle', { via: ['open'] });
export const OpenInvalid = flow.at('open.invalid', {
  name: 'Last name missing',
  via: ['open', 'clearLastName', 'submit'],
});
export const PhotoRejected = flow.at('open.invalid', {
  name: 'Photo in a format that cannot be shown',
  via: ['open', 'chooseText'],
});
export const PhotoNotShown = flow.at('open.invalid', {
  name: 'Photo that the browser cannot show',
  via: ['open', 'choosePhoto', 'cannotShow'],
  equals: { story: 'PhotoRejected', because: 'The sentence is the same.' },
});
export const OpenFailed = flow.at('open.failed', {
  name: 'Email has another account',
  via: ['open', 'rename', 'submit', 'rejected'],
});
export const SavingBroke = flow.at('open.failed', {
  name: 'Profile not saved',
  via: ['open', 'rename', 'submit', 'crashed'],
});
export const ProvingSending = flow.at('proving.sending', {
  name: 'Code is sent',
  via: ['open', 'rename', 'submit', 'needsCode'],
});
export const ProvingEntering = flow.at('proving.entering', {
  name: 'Asks for the password',
  via: ['open', 'rename', 'submit', 'needsPassword'],
});
export const ProvingByCode = flow.at('proving.entering', {
  name: 'Asks for a code',
  via: ['open', 'rename', 'submit', 'needsCode', 'codeSent'],
});
export const Saving = flow.at('saving', { name: 'Profile is saved', via: ['open', 'rename', 'submit'] });
