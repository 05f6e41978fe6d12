import { accountDetailsMachine } from '@pgm/machines/members/account-details';
import { accountDetailsScenario } from '@pgm/machines/members/account-details/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { AccountDetailsScreen } from './account-details.flow.tsx';

const flow = flowStories({
  machine: accountDetailsMachine,
  scenario: accountDetailsScenario,
  Screen: AccountDetailsScreen,
});

export default { title: 'Flows/Members/AccountDetails' };

export const Closed = flow.at('closed');
export const OpenIdle = flow.at('open.idle');
export const OpenInvalid = flow.at('open.invalid');
export const OpenFailed = flow.at('open.failed');
export const Saving = flow.at('saving');
