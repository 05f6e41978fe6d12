import { agreementMachine } from '@pgm/machines/members/agreement';
import { agreementScenario } from '@pgm/machines/members/agreement/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { AgreementScreen } from './agreement.flow.tsx';

const flow = flowStories({ machine: agreementMachine, scenario: agreementScenario, Screen: AgreementScreen });

export default { title: 'Flows/Members/Agreement' };

export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const Ready = flow.at('ready');
export const Accepting = flow.at('accepting');
