import { parentChangeMachine } from '@pgm/machines/staff/parent-change';
import { parentChangeScenario } from '@pgm/machines/staff/parent-change/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { ParentChangeScreen } from './parent-change.flow.tsx';

const flow = flowStories({
  machine: parentChangeMachine,
  scenario: parentChangeScenario,
  Screen: ParentChangeScreen,
});

export default {
  title: 'Flows/Staff/ParentChange',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

const filled = ['choose', 'give'] as const;

export const Editing = flow.at('editing');
export const Incomplete = flow.at('editing', { via: ['rehearse'] });
export const ToTheTop = flow.at('editing', { name: 'No sponsor any more', via: ['top'] });
export const Previewing = flow.at('rehearsing', { via: [...filled, 'rehearse'] });
export const Previewed = flow.at('rehearsed', { via: [...filled, 'rehearse', 'rehearsed'] });
export const Circle = flow.at('editing', {
  name: 'A circle',
  via: [...filled, 'rehearse', 'circle'],
});
export const Asking = flow.at('sending', { via: [...filled, 'rehearse', 'rehearsed', 'send'] });
export const NotSent = flow.at('editing', {
  name: 'Not asked for',
  via: [...filled, 'rehearse', 'rehearsed', 'send', 'notSent'],
});
export const ReviewPreviewing = flow.at('rehearsing', { name: 'Another admin opens it', via: ['review'] });
export const Review = flow.at('rehearsed', {
  name: 'Another admin sees the preview',
  via: ['review', 'rehearsed'],
});
export const Approving = flow.at('sending', { via: ['review', 'rehearsed', 'send'] });
export const NotApproved = flow.at('editing', {
  name: 'Not approved',
  via: ['review', 'rehearsed', 'send', 'notSent'],
});
export const Sent = flow.at('sent', {
  name: 'Asked for: the dialog closes',
  via: [...filled, 'rehearse', 'rehearsed', 'send', 'sent'],
});
