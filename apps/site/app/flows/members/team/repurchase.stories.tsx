import { repurchaseMachine } from '@pgm/machines/members/repurchase';
import { repurchaseScenario } from '@pgm/machines/members/repurchase/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { RepurchaseScreen } from './repurchase.flow.tsx';
import { siteRepurchaseMachine } from './repurchase.ts';

const flow = flowStories({
  machine: repurchaseMachine,
  scenario: repurchaseScenario,
  site: siteRepurchaseMachine('asha'),
  Screen: RepurchaseScreen,
});

export default { title: 'Flows/Members/Repurchase' };

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Failed = flow.at('failed');
