import { type StaffReview, decideReview, getStaffReview, listStaffReviews } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen, userEvent } from 'storybook/test';
import { hangs, rejects } from '../../../../../.storybook/sample-network.tsx';
import { findDialog, pressIn, resourceStories } from '../kit/resource-stories.tsx';
import { sampleStaffReview } from './reviews.scenario.ts';
import { reviews } from './reviews.tsx';

const rows: readonly StaffReview[] = [
  sampleStaffReview,
  {
    ...sampleStaffReview,
    id: '2',
    author: 'Ravi K.',
    username: 'ravi',
    stars: 5,
    status: 'APPROVED',
    text: '',
    photos: [],
  },
  {
    ...sampleStaffReview,
    id: '3',
    author: 'Imran S.',
    username: 'imran',
    stars: 1,
    status: 'DECLINED',
    text: 'Call me: 9876543210',
    reason: 'Please leave out telephone numbers.',
  },
];

const stories = resourceStories(reviews, { list: listStaffReviews, get: getStaffReview }, rows);

export default { title: 'Flows/Staff/Reviews' };

export const Ready = stories.ready;
export const Loading = stories.loading;
export const Failed = stories.failed;
export const Empty = stories.empty;
export const Filtered = stories.at('?status=PENDING&stars=4', async () => {
  await expect(await screen.findByRole('combobox', { name: t('Status') })).toHaveValue('PENDING');
});
export const Missing = stories.missing('Review not found');

export const Detail = stories.at(`?open=${sampleStaffReview.id}`, async () => {
  const dialog = await findDialog('Forest Honey, 500 g · Asha M.');
  await dialog.findByText('Thick, dark and not too sweet.');
  await dialog.findByRole('button', { name: t('Approve') });
});
export const DetailDeclined = stories.at('?open=3', async () => {
  const dialog = await findDialog('Forest Honey, 500 g · Imran S.');
  await dialog.findByText('Please leave out telephone numbers.');
  await expect(dialog.queryByRole('button', { name: t('Decline') })).toBeNull();
});
export const Approving = stories.at(
  `?approve=${sampleStaffReview.id}`,
  async () => {
    await pressIn(await findDialog(t('Approve')), 'Approve');
  },
  hangs(decideReview),
);
/** Its author has changed it meanwhile. */
export const ApprovingChanged = stories.at(
  `?approve=${sampleStaffReview.id}`,
  async () => {
    const dialog = await findDialog(t('Approve'));
    await pressIn(dialog, 'Approve');
    await dialog.findByText('The jar was open.');
  },
  rejects(decideReview, 409, {
    message: 'This review has changed. It is shown as it is now.',
    current: { ...sampleStaffReview, text: 'The jar was open.', version: 3 },
  }),
);
export const Declining = stories.at(`?decline=${sampleStaffReview.id}`, async () => {
  const dialog = await findDialog(t('Decline'));
  await userEvent.click(dialog.getByRole('button', { name: t('Decline') }));
  await dialog.findByText(t('Please give a reason'));
});
