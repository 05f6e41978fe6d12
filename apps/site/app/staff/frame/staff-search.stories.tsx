import { recordSearchMachine } from '@pgm/machines/staff/record-search';
import { recordSearchScenario } from '@pgm/machines/staff/record-search/testing';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { StaffSearchScreen, siteRecordSearchMachine } from './staff-search.flow.tsx';

const PAGES = [
  { href: '/dashboard', label: 'Today' },
  { href: '/dashboard/leads', label: 'Leads' },
];

const flow = flowStories({
  machine: recordSearchMachine,
  scenario: recordSearchScenario,
  site: siteRecordSearchMachine,
  Screen: ({ actor }) => (
    <main>
      <StaffSearchScreen actor={actor} pages={PAGES} onOpen={() => undefined} />
    </main>
  ),
});

export default { title: 'Flows/Staff/StaffSearch' };

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');

const openList = () => userEvent.click(screen.getByRole('button', { name: t('Show choices') }));

/** The pages can be opened all the same. */
export const Failed: StoryObj = {
  ...flow.at('failed'),
  play: async () => {
    await openList();
    await screen.findByText(t('The choices could not be loaded.'));
    await expect(screen.getAllByRole('option')).toHaveLength(2);
  },
};

/** Pages stand first, then the records, each with its kind. */
export const Opened: StoryObj = {
  ...flow.at('ready', { name: 'The list is open', via: ['fetched'] }),
  play: async () => {
    await openList();
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      t('Today'),
      t('Leads'),
      `PGM-000123 · Asha Mishra${t('Order')}`,
      `Asha Mishra · @asha${t('Member')}`,
      `Ashwagandha Capsules${t('Product')}`,
    ]);
  },
};
