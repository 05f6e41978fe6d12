import { identityCardMachine } from '@pgm/machines/members/identity-card';
import { identityCardScenario } from '@pgm/machines/members/identity-card/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { IdentityCardScreen } from './identity-card.flow.tsx';
import { siteIdentityCardMachine } from './identity-card.ts';

const flow = flowStories({
  machine: identityCardMachine,
  scenario: identityCardScenario,
  site: siteIdentityCardMachine,
  Screen: IdentityCardScreen,
});

export default {
  title: 'Flows/Members/IdentityCard',
  decorators: [inManagePage('/manage/identity-card')],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const Ready = flow.at('ready');
export const Opening = flow.at('opening');
export const NotActive = flow.at('ready', { name: 'Not active', via: ['fetchedNotActive'] });
export const NotOpened = flow.at('ready', { name: 'PDF not opened', via: ['fetched', 'open', 'notOpened'] });
