import { accountSecurityMachine } from '@pgm/machines/auth/account-security';
import { accountSecurityScenario } from '@pgm/machines/auth/account-security/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { SecurityScreen } from './security.flow.tsx';

const flow = flowStories({
  machine: accountSecurityMachine,
  scenario: accountSecurityScenario,
  Screen: SecurityScreen,
});

export default { title: 'Flows/Auth/Security' };

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Failed = flow.at('failed');
