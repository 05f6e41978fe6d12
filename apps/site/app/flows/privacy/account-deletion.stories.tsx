import { accountDeletionMachine, accountDeletionWalk } from '@pgm/machines/account-deletion';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { AccountDeletionScreen } from './account-deletion.flow.tsx';

const flow = flowStories({
  machine: accountDeletionMachine,
  walk: accountDeletionWalk,
  Screen: AccountDeletionScreen,
});

export default { title: 'Flows/Account deletion' };

export const Closed = flow.at('closed');
export const Sending = flow.at('sending');
export const Entering = flow.at('entering');
export const Deleting = flow.at('deleting');
export const Deleted = flow.at('deleted');
