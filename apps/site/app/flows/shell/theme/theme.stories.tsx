import { themeMachine } from '@pgm/machines/shell/theme';
import { themeScenario } from '@pgm/machines/shell/theme/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { ThemeScreen } from './theme.flow.tsx';
import { siteThemeMachine } from './theme.ts';

const flow = flowStories({
  machine: themeMachine,
  scenario: themeScenario,
  site: siteThemeMachine,
  Screen: ThemeScreen,
});

export default { title: 'Flows/Shell/Theme' };

export const Reading = flow.at('reading', { name: 'As on the device' });
export const Chosen = flow.at('chosen', { name: 'Dark', via: ['read', 'choose', 'saved'] });
export const Saving = flow.at('saving', {
  via: ['read', 'choose'],
  equals: { story: 'Chosen', because: 'The choice is shown at once.' },
});
