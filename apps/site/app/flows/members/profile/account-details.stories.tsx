import { sampleUnproven } from '@pgm/machines/auth/contact-proof/testing';
import { accountDetailsMachine } from '@pgm/machines/members/account-details';
import { accountDetailsScenario } from '@pgm/machines/members/account-details/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { AccountDetailsScreen, siteAccountDetailsMachine } from './account-details.flow.tsx';
import { ProfileScreen } from './profile.flow.tsx';
import type { ActorRefFrom } from 'xstate';

/** The dialog above the profile of a member. */
function Screen({ actor }: { actor: ActorRefFrom<typeof accountDetailsMachine> }) {
  return (
    <>
      <ProfileScreen user={sampleUnproven} />
      <AccountDetailsScreen actor={actor} />
    </>
  );
}

const flow = flowStories({
  machine: accountDetailsMachine,
  scenario: accountDetailsScenario,
  site: siteAccountDetailsMachine,
  Screen,
});

export default {
  title: 'Flows/Members/AccountDetails',
  decorators: [inManagePage('/manage/profile')],
  parameters: { layout: 'fullscreen' },
};

export const Closed = flow.at('closed', { name: 'The page without the dialog' });
export const OpenIdle = flow.at('open.idle', { via: ['edit'] });
export const OpenInvalid = flow.at('open.invalid', {
  name: 'Username with a space',
  via: ['edit', 'typeInvalidName', 'submit'],
});
export const OpenFailed = flow.at('open.failed', {
  name: 'Username taken',
  via: ['edit', 'submit', 'rejected'],
});
export const SavingBroke = flow.at('open.failed', {
  name: 'Details not saved',
  via: ['edit', 'submit', 'crashed'],
});
export const Saving = flow.at('saving', { name: 'Details are saved', via: ['edit', 'submit'] });
