import { staffInvitationMachine } from '@pgm/machines/auth/staff-invitation';
import { staffInvitationScenario } from '@pgm/machines/auth/staff-invitation/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { StaffInvitationScreen, siteStaffInvitationMachine } from './staff-invitation.flow.tsx';

const flow = flowStories({
  machine: staffInvitationMachine,
  scenario: staffInvitationScenario,
  site: siteStaffInvitationMachine,
  Screen: StaffInvitationScreen,
});

export default {
  title: 'Flows/Auth/StaffInvitation',
  decorators: [inManagePage('/manage/staff-invitation')],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const Unreadable = flow.at('failed', { name: 'Unexpected failure', via: ['unread'] });
export const Offered = flow.at('offered');
export const Accepting = flow.at('accepting');
export const NotAccepted = flow.at('offered', { name: 'Not accepted', via: ['shown', 'accept', 'lost'] });
export const Broken = flow.at('offered', { name: 'Acceptance failed', via: ['shown', 'accept', 'broken'] });
export const Accepted = flow.at('accepted');
