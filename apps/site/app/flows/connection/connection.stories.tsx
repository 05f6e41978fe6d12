import { connectionMachine, connectionWalk } from '@pgm/machines/connection';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { ConnectionScreen } from './connection.flow.tsx';

const flow = flowStories({ machine: connectionMachine, walk: connectionWalk, Screen: ConnectionScreen });

export default { title: 'Flows/Connection' };

export const Sending = flow.at('online.sending');
export const Quiet = flow.at('online.quiet');
export const Offline = flow.at('offline.waiting');
export const Probing = flow.at('offline.probing');
export const Back = flow.at('back');
