import { connectionMachine, connectionWalk } from '@pgm/machines/connection';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { ConnectionScreen } from './connection.flow.tsx';

const flow = flowStories({ machine: connectionMachine, walk: connectionWalk, Screen: ConnectionScreen });

export default { title: 'Flows/Connection' };

export const Online = flow.at('online');
export const Offline = flow.at('offline.waiting');
export const Probing = flow.at('offline.probing');
export const Back = flow.at('back');
