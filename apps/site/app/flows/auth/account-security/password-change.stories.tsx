import { accountSecurityMachine } from '@pgm/machines/auth/account-security';
import { accountSecurityScenario } from '@pgm/machines/auth/account-security/testing';
import { passwordChangeMachine } from '@pgm/machines/auth/password-change';
import { passwordChangeScenario } from '@pgm/machines/auth/password-change/testing';
import { flowStories, useScene } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { PasswordChangeScreen } from './password-change.flow.tsx';
import { AccountSecurityScreen } from './account-security.flow.tsx';
import type { ActorRefFrom } from 'xstate';
import { sitePasswordChangeMachine } from './account-security.ts';

const security = { machine: accountSecurityMachine, scenario: accountSecurityScenario };

/** The dialog above the devices of a member. */
function Screen({ actor }: { actor: ActorRefFrom<typeof passwordChangeMachine> }) {
  return (
    <>
      <AccountSecurityScreen actor={useScene(security, { state: 'ready', via: ['fetched'] })} />
      <PasswordChangeScreen actor={actor} />
    </>
  );
}

const flow = flowStories({
  machine: passwordChangeMachine,
  scenario: passwordChangeScenario,
  site: sitePasswordChangeMachine,
  Screen,
});

export default {
  title: 'Flows/Auth/PasswordChange',
  decorators: [inManagePage('/manage/security')],
  parameters: { layout: 'fullscreen' },
};

export const Closed = flow.at('closed');
export const OpenIdle = flow.at('open.idle');
export const OpenInvalid = flow.at('open.invalid');
export const OpenFailed = flow.at('open.failed');
export const Saving = flow.at('saving');
export const SavingBroke = flow.at('open.failed', {
  name: 'Password not saved',
  via: ['open', 'typeCurrent', 'typePassword', 'repeatPassword', 'submit', 'crashed'],
});
