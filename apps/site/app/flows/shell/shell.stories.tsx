import { shellMachine, shellWalk } from '@pgm/machines/shell';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { ShellScreen } from './shell.flow.tsx';

const flow = flowStories({ machine: shellMachine, walk: shellWalk, Screen: ShellScreen });

export default { title: 'Flows/Shell' };

export const Page = flow.at('page');
export const Menu = flow.at('menu');
export const Search = flow.at('search');
