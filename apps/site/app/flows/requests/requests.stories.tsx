import { requestsMachine, requestsWalk } from '@pgm/machines/requests';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { RequestsScreen } from './requests.flow.tsx';

const flow = flowStories({ machine: requestsMachine, walk: requestsWalk, Screen: RequestsScreen });

export default { title: 'Flows/Requests' };

export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const ReadyIdle = flow.at('ready.idle');
export const ReadyConfirming = flow.at('ready.confirming');
export const ReadyWithdrawing = flow.at('ready.withdrawing');
