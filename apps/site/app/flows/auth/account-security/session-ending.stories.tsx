import { accountSecurityMachine } from '@pgm/machines/auth/account-security';
import { accountSecurityScenario } from '@pgm/machines/auth/account-security/testing';
import { sessionEndingMachine } from '@pgm/machines/auth/session-ending';
import { sessionEndingScenario } from '@pgm/machines/auth/session-ending/testing';
import { flowStories, useScene } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { SessionEndingScreen } from './session-ending.flow.tsx';
import { AccountSecurityScreen } from './account-security.flow.tsx';
import type { ActorRefFrom } from 'xstate';
import { siteSessionEndingMachine } from './account-security.ts';

const security = { machine: accountSecurityMachine, scenario: accountSecurityScenario };

/** The dialog above the devices of a member. */
function Screen({ actor }: { actor: ActorRefFrom<typeof sessionEndingMachine> }) {
  return (
    <>
      <AccountSecurityScreen actor={useScene(security, { state: 'ready', via: ['fetched'] })} />
      <SessionEndingScreen actor={actor} />
    </>
  );
}

const flow = flowStories({
  machine: sessionEndingMachine,
  scenario: sessionEndingScenario,
  site: siteSessionEndingMachine,
  Screen,
});

export default {
  title: 'Flows/Auth/SessionEnding',
  decorators: [inManagePage('/manage/security')],
  parameters: { layout: 'fullscreen' },
};

export const Idle = flow.at('idle');
export const Confirming = flow.at('confirming');
export const ConfirmingOneDevice = flow.at('confirming', { via: ['askPhone'] });
export const ConfirmingUnknownDevice = flow.at('confirming', { via: ['askUnknown'] });
export const Running = flow.at('running');
