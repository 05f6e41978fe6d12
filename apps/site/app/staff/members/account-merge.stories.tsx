import { accountMergeMachine } from '@pgm/machines/staff/account-merge';
import { accountMergeScenario } from '@pgm/machines/staff/account-merge/testing';
import type { ActorRefFrom } from 'xstate';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { AccountMergeScreen, siteAccountMergeMachine } from './account-merge.flow.tsx';
import { sampleMember } from './member.scenario.ts';

const flow = flowStories({
  machine: accountMergeMachine,
  scenario: accountMergeScenario,
  site: siteAccountMergeMachine('asha'),
  Screen: ({ actor }: { readonly actor: ActorRefFrom<typeof accountMergeMachine> }) => (
    <AccountMergeScreen actor={actor} member={sampleMember} />
  ),
});

export default {
  title: 'Flows/Staff/AccountMerge',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

const previewed = ['choose', 'rehearsed'] as const;

export const Choosing = flow.at('choosing');
export const Previewing = flow.at('rehearsing', { via: ['choose'] });
export const Previewed = flow.at('rehearsed', { via: [...previewed] });
export const WithReason = flow.at('rehearsed', { name: 'With a reason', via: [...previewed, 'give'] });
export const WithoutReason = flow.at('rehearsed', {
  name: 'Without a reason',
  via: [...previewed, 'send'],
});
export const OtherStays = flow.at('rehearsing', {
  name: 'The other account is to stay',
  via: [...previewed, 'chooseStays'],
});
export const Rejected = flow.at('rejected', { via: ['choose', 'rejected'] });
export const Merging = flow.at('merging', { via: [...previewed, 'give', 'send'] });
export const NotMerged = flow.at('rejected', {
  name: 'Not merged',
  via: [...previewed, 'give', 'send', 'notMerged'],
});
export const Merged = flow.at('merged', {
  name: 'Merged: the dialog closes',
  via: [...previewed, 'give', 'send', 'merged'],
});
