import { agreementMachine } from '@pgm/machines/members/agreement';
import { agreementScenario } from '@pgm/machines/members/agreement/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { AgreementScreen } from './agreement.flow.tsx';
import { siteAgreementMachine } from './agreement.ts';

const flow = flowStories({
  machine: agreementMachine,
  scenario: agreementScenario,
  site: siteAgreementMachine,
  Screen: AgreementScreen,
});

export default {
  title: 'Flows/Members/Agreement',
  decorators: [inManagePage('/manage/agreement')],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const Ready = flow.at('ready');
export const Accepting = flow.at('accepting');
export const NotYet = flow.at('ready', { name: 'Not accepted yet', via: ['fetchedNone'] });
export const NotAccepted = flow.at('ready', {
  name: 'Acceptance not saved',
  via: ['fetchedNone', 'accept', 'notAccepted'],
});
export const Opening = flow.at('opening');
export const NotOpened = flow.at('ready', { name: 'PDF not opened', via: ['fetched', 'open', 'notOpened'] });
