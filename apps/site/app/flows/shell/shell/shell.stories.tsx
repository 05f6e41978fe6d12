import { searchMachine } from '@pgm/machines/catalogue/search';
import { searchScenario } from '@pgm/machines/catalogue/search/testing';
import { shellMachine } from '@pgm/machines/shell/shell';
import { shellScenario } from '@pgm/machines/shell/shell/testing';
import { flowStories, useScene } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { NAVIGATION } from '#app/shell/navigation.ts';
import { SearchScreen } from '../../catalogue/search/search.flow.tsx';
import { ShellScreen } from './shell.flow.tsx';
import type { ActorRefFrom } from 'xstate';

const search = { machine: searchMachine, scenario: searchScenario };

function Search({ onClose }: { onClose: () => void }) {
  const actor = useScene(search, { state: 'search.empty', via: ['recentRead'] });
  return <SearchScreen actor={actor} onClose={onClose} />;
}

/** The menu and the search above a page. */
function Screen({ actor }: { actor: ActorRefFrom<typeof shellMachine> }) {
  return (
    <>
      <p className="measure py-10">The page itself.</p>
      <ShellScreen actor={actor} nav={NAVIGATION} Search={Search} />
    </>
  );
}

const flow = flowStories({ machine: shellMachine, scenario: shellScenario, Screen });

export default {
  title: 'Flows/Shell/Shell',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

export const Page = flow.at('page', { name: 'The page' });
export const Menu = flow.at('menu');
export const SearchOpen = flow.at('search');
