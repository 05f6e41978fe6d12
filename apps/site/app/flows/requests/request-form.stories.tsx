import { requestFormMachine, requestFormWalk } from '@pgm/machines/request-form';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { RequestFormScreen } from './request-form.flow.tsx';

const flow = flowStories({ machine: requestFormMachine, walk: requestFormWalk, Screen: RequestFormScreen });

export default { title: 'Flows/Request form' };

export const Closed = flow.at('closed');
export const OpenIdle = flow.at('open.idle');
export const OpenWrong = flow.at('open.wrong');
export const OpenFailed = flow.at('open.failed');
export const Sending = flow.at('sending');
