import { toastsMachine } from '@pgm/machines/company/toasts';
import { toastsScenario } from '@pgm/machines/company/toasts/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { ToastsScreen } from './toasts.flow.tsx';

const flow = flowStories({ machine: toastsMachine, scenario: toastsScenario, Screen: ToastsScreen });

export default { title: 'Flows/Company/Toasts' };

export const Empty = flow.at('empty');
export const Shown = flow.at('shown');
export const Paused = flow.at('paused');
