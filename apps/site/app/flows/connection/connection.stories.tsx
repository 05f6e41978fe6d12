import { connectionMachine, connectionWalk } from '@pgm/machines/connection';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { ConnectionScreen } from './connection.flow.tsx';

const flow = flowStories({ machine: connectionMachine, walk: connectionWalk, Screen: ConnectionScreen });

export default { title: 'Flows/Connection' };

export const Sending = flow.at('leads.sending');
export const SomeLeft = flow.at('leads.waiting');
export const NothingLeft = flow.at('leads.quiet');
export const Online = flow.at('line.online');
export const Offline = flow.at('line.offline.waiting');
export const Probing = flow.at('line.offline.probing');
export const Back = flow.at('line.back');
