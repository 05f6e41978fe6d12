import { pageSearchMachine } from '@pgm/machines/staff/page-search';
import { pageSearchScenario } from '@pgm/machines/staff/page-search/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { PageSearchScreen } from './page-search.flow.tsx';

const PAGES = [
  { href: '/dashboard', label: 'Today' },
  { href: '/dashboard/leads', label: 'Leads' },
];

const flow = flowStories({
  machine: pageSearchMachine,
  scenario: pageSearchScenario,
  Screen: ({ actor }) => (
    <main>
      <PageSearchScreen actor={actor} pages={PAGES} />
    </main>
  ),
});

export default { title: 'Flows/Staff/PageSearch' };

export const Empty = flow.at('empty');
export const Typed = flow.at('typed');
