import { themeMachine, themeWalk } from '@pgm/machines/theme';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { ThemeScreen } from './theme.flow.tsx';

const flow = flowStories({ machine: themeMachine, walk: themeWalk, Screen: ThemeScreen });

export default { title: 'Flows/Theme' };

export const Reading = flow.at('reading');
export const Chosen = flow.at('chosen');
export const Keeping = flow.at('keeping');
