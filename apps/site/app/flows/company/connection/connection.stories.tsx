import { connectionMachine } from '@pgm/machines/company/connection';
import { connectionScenario } from '@pgm/machines/company/connection/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { ConnectionScreen } from './connection.flow.tsx';

const flow = flowStories({
  machine: connectionMachine,
  scenario: connectionScenario,
  Screen: ConnectionScreen,
});

export default { title: 'Flows/Company/Connection' };

export const Sending = flow.at('leads.sending');
export const SomeLeft = flow.at('leads.waiting');
export const NothingLeft = flow.at('leads.quiet');
export const Online = flow.at('network.online');
export const Offline = flow.at('network.offline.waiting');
export const Probing = flow.at('network.offline.probing');
export const Back = flow.at('network.back');
