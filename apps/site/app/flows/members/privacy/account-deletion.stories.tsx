import { accountDeletionMachine } from '@pgm/machines/members/account-deletion';
import { accountDeletionScenario } from '@pgm/machines/members/account-deletion/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { AccountDeletionScreen } from './account-deletion.flow.tsx';

const flow = flowStories({
  machine: accountDeletionMachine,
  scenario: accountDeletionScenario,
  Screen: AccountDeletionScreen,
});

export default { title: 'Flows/Members/AccountDeletion' };

export const Closed = flow.at('closed');
export const Sending = flow.at('sending');
export const Entering = flow.at('entering');
export const Deleting = flow.at('deleting');
export const Deleted = flow.at('deleted');
