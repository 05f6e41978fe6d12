import { accountSecurityMachine } from '@pgm/machines/auth/account-security';
import { accountSecurityScenario } from '@pgm/machines/auth/account-security/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { AccountSecurityScreen } from './account-security.flow.tsx';
import { siteAccountSecurityMachine } from './account-security.ts';

const flow = flowStories({
  machine: accountSecurityMachine,
  scenario: accountSecurityScenario,
  site: siteAccountSecurityMachine,
  Screen: AccountSecurityScreen,
});

export default {
  title: 'Flows/Auth/AccountSecurity',
  decorators: [inManagePage('/manage/security')],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Failed = flow.at('failed');
export const OneDevice = flow.at('ready', { name: 'Only this device', via: ['fetched', 'remove'] });
