import { grievanceThreadMachine } from '@pgm/machines/company/grievance-thread';
import { grievanceThreadScenario } from '@pgm/machines/company/grievance-thread/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { GrievanceThreadScreen } from './grievance-thread-screen.tsx';

const flow = flowStories({
  machine: grievanceThreadMachine,
  scenario: grievanceThreadScenario,
  Screen: GrievanceThreadScreen,
});

export default {
  title: 'Flows/Company/GrievanceThread',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

const OPENED = ['open', 'loaded'] as const;

export const Closed = flow.at('closed');
export const Loading = flow.at('loading');
export const Failed = flow.at('failed', { via: ['open', 'notLoaded'] });
export const LoadingBroke = flow.at('failed', { via: ['open', 'loadingBroke'] });
export const Writing = flow.at('ready.writing', { via: [...OPENED] });
export const Empty = flow.at('ready.writing', { via: ['open', 'loadedEmpty'] });
export const TooLate = flow.at('ready.writing', { via: ['open', 'loadedClosed'] });
export const Written = flow.at('ready.writing', { via: [...OPENED, 'type', 'attach'] });
export const TwoFiles = flow.at('ready.writing', { via: [...OPENED, 'attach', 'attachMore'] });
export const FileRejected = flow.at('ready.writing', { via: [...OPENED, 'type', 'attachText'] });
export const Inserted = flow.at('ready.writing', { via: [...OPENED, 'type', 'insert'] });
export const Incomplete = flow.at('ready.incomplete', { via: [...OPENED, 'submit'] });
export const Sending = flow.at('sending', { via: [...OPENED, 'type', 'attach', 'submit'] });
export const NotSent = flow.at('ready.notSent', { via: [...OPENED, 'type', 'submit', 'notSent'] });
export const SendingBroke = flow.at('ready.notSent', { via: [...OPENED, 'type', 'submit', 'sendingBroke'] });
export const Sent = flow.at('ready.writing', { via: [...OPENED, 'type', 'submit', 'sent'] });
