import { toastsMachine, toastsWalk } from '@pgm/machines/toasts';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { ToastsScreen } from './toasts.flow.tsx';

const flow = flowStories({ machine: toastsMachine, walk: toastsWalk, Screen: ToastsScreen });

export default { title: 'Flows/Toasts' };

export const Empty = flow.at('empty');
export const Shown = flow.at('shown');
export const Paused = flow.at('paused');
