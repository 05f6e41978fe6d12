import { type StaffArticleRow, listStaffArticles } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen, userEvent } from 'storybook/test';
import { findDialog, pressIn, resourceStories } from '../kit/resource-stories.tsx';
import { sampleStaffArticle } from './articles.scenario.ts';
import { articles } from './article-list.tsx';

const rows: readonly StaffArticleRow[] = [
  sampleStaffArticle,
  {
    ...sampleStaffArticle,
    id: '2',
    kind: 'blog',
    slug: 'neem',
    title: 'Neem at home',
    state: 'SCHEDULED',
    isTranslationMissing: true,
    isChanged: false,
    publishedAt: '2026-12-01T03:30:00.000Z',
  },
  {
    ...sampleStaffArticle,
    id: '3',
    kind: 'blog',
    slug: 'amla',
    title: 'Amla in winter',
    state: 'DRAFT',
    isChanged: false,
    isReady: true,
    publishedAt: null,
  },
  {
    ...sampleStaffArticle,
    id: '4',
    slug: 'shop-open',
    title: 'Our shop is online',
    state: 'UNPUBLISHED',
    isChanged: false,
    isSample: true,
    publishedAt: null,
  },
  {
    ...sampleStaffArticle,
    id: '5',
    kind: 'policy',
    slug: 'cancelrefund',
    title: 'Cancellation and refund',
  },
];

const stories = resourceStories(articles, { list: listStaffArticles }, rows);

/** Opens the menu of a row. */
async function openMenu(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: t('Actions for {name}', { name }) }));
}

export default { title: 'Flows/Staff/Articles' };

export const Ready = stories.ready;
export const Loading = stories.loading;
export const Failed = stories.failed;
export const Empty = stories.empty;
export const Filtered = stories.at('?state=SCHEDULED', async () => {
  await expect(await screen.findByRole('combobox', { name: t('Status') })).toHaveValue('SCHEDULED');
});
export const Publishing = stories.at('', async () => {
  await openMenu('Amla in winter');
  await expect(screen.queryByRole('menuitem', { name: t('Withdraw') })).toBeNull();
  await userEvent.click(await screen.findByRole('menuitem', { name: t('Publish') }));
  await screen.findByText(t('Publish this draft now?'));
});
/** Nine o'clock of a day to come is proposed; the day is chosen. */
/** Several articles are selected in the list. */
export const PublishingSelected = stories.at('', async () => {
  for (const name of ['Amla in winter', 'Neem at home'])
    await userEvent.click(await screen.findByRole('checkbox', { name: t('Select {name}', { name }) }));
  await userEvent.click(await screen.findByRole('button', { name: t('Publish selected') }));
  await findDialog(t('Publish the selected articles now?'));
});
export const PublishingAtATime = stories.at('?publish-at=3', async () => {
  const dialog = await findDialog(t('Publish at a time'));
  await expect(dialog.getByRole('combobox', { name: t('Time') })).toHaveValue('09:00');
  await pressIn(dialog, 'Publish at this time');
  await dialog.findByText(t('Choose a day and a time'));
});
/** The time of an article that is scheduled can be changed. */
export const ScheduledTime = stories.at('?publish-at=2', async () => {
  const dialog = await findDialog(t('Publish at a time'));
  await expect(dialog.getByLabelText(t('Day'))).toHaveValue('2026-12-01');
  await expect(dialog.getByRole('combobox', { name: t('Time') })).toHaveValue('09:00');
});
export const Withdrawing = stories.at('', async () => {
  await openMenu('Neem at home');
  await userEvent.click(await screen.findByRole('menuitem', { name: t('Withdraw') }));
  await screen.findByText(t('Withdraw this from the site?'));
});
export const Menu = stories.at('', async () => {
  await openMenu('Deliveries during the rains');
  await expect(await screen.findByRole('menuitem', { name: t('View page') })).toBeVisible();
});
