import { shellMachine } from '@pgm/machines/company/shell';
import { shellScenario } from '@pgm/machines/company/shell/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { ShellScreen } from './shell.flow.tsx';

const flow = flowStories({ machine: shellMachine, scenario: shellScenario, Screen: ShellScreen });

export default { title: 'Flows/Company/Shell' };

export const Page = flow.at('page');
export const Menu = flow.at('menu');
export const Search = flow.at('search');
