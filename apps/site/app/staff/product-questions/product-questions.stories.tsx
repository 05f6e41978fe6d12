import {
  type StaffProductQuestion,
  decideProductQuestion,
  getStaffProductQuestion,
  listStaffProductQuestions,
} from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen, userEvent } from 'storybook/test';
import { hangs, rejects } from '../../../../../.storybook/sample-network.tsx';
import { findDialog, pressIn, resourceStories } from '../kit/resource-stories.tsx';
import { samplePublishedQuestion, sampleStaffQuestion } from './product-questions.scenario.ts';
import { productQuestions } from './product-questions.tsx';

const rows: readonly StaffProductQuestion[] = [
  sampleStaffQuestion,
  samplePublishedQuestion,
  {
    ...sampleStaffQuestion,
    id: '3',
    author: 'Imran S.',
    username: 'imran',
    status: 'DECLINED',
    text: 'Call me about it: 9876543210',
    reason: 'Please leave out telephone numbers.',
  },
];

const calls = { list: listStaffProductQuestions, get: getStaffProductQuestion };
const stories = resourceStories(productQuestions, calls, rows);
const busy = hangs(decideProductQuestion);
/** A colleague was faster. */
const changed = rejects(decideProductQuestion, 409, {
  message: 'This question has changed. It is shown as it is now.',
  current: {
    ...samplePublishedQuestion,
    id: sampleStaffQuestion.id,
    reply: 'No sugar at all.',
    version: 3,
  },
});

export default { title: 'Flows/Staff/ProductQuestions' };

export const Ready = stories.ready;
export const Loading = stories.loading;
export const Failed = stories.failed;
export const Empty = stories.empty;
export const Filtered = stories.at('?status=OPEN', async () => {
  await expect(await screen.findByRole('combobox', { name: t('Status') })).toHaveValue('OPEN');
});
export const Missing = stories.missing('Question not found');

export const Detail = stories.at(`?open=${sampleStaffQuestion.id}`, async () => {
  const dialog = await findDialog('Forest Honey, 500 g · Asha M.');
  await dialog.findByRole('button', { name: t('Answer question') });
  await expect(dialog.queryByRole('button', { name: t('Withdraw answer') })).toBeNull();
});
export const DetailPublished = stories.at(`?open=${samplePublishedQuestion.id}`, async () => {
  const dialog = await findDialog('Forest Honey, 500 g · Ravi K.');
  await dialog.findByText('Use it within a year.');
  await dialog.findByRole('button', { name: t('Answer question') });
});
export const DetailDeclined = stories.at('?open=3', async () => {
  const dialog = await findDialog('Forest Honey, 500 g · Imran S.');
  await dialog.findByText('Please leave out telephone numbers.');
  await expect(dialog.queryByRole('button', { name: t('Decline') })).toBeNull();
});
export const Replying = stories.at(
  `?reply=${sampleStaffQuestion.id}`,
  async () => {
    const dialog = await findDialog(t('Answer question'));
    await userEvent.type(await dialog.findByRole('textbox', { name: t('Answer in English') }), 'No.');
    await pressIn(dialog, 'Publish');
  },
  busy,
);
export const ReplyMissing = stories.at(`?reply=${sampleStaffQuestion.id}`, async () => {
  const dialog = await findDialog(t('Answer question'));
  await userEvent.click(dialog.getByRole('button', { name: t('Publish') }));
  await dialog.findByText(t('Please write an answer'));
});
/** Both replies can be compared. */
export const ReplyingAtOnce = stories.at(
  `?reply=${sampleStaffQuestion.id}`,
  async () => {
    const dialog = await findDialog(t('Answer question'));
    await userEvent.type(await dialog.findByRole('textbox', { name: t('Answer in English') }), 'No.');
    await pressIn(dialog, 'Publish');
    await dialog.findByText(/No sugar at all/);
  },
  changed,
);
export const Changing = stories.at(`?reply=${samplePublishedQuestion.id}`, async () => {
  const dialog = await findDialog(t('Answer question'));
  await expect(await dialog.findByRole('textbox', { name: t('Answer in English') })).toHaveValue(
    'Use it within a year.',
  );
});
export const Withdrawing = stories.at(
  `?withdraw=${samplePublishedQuestion.id}`,
  async () => {
    await pressIn(await findDialog(t('Withdraw answer')), 'Withdraw');
  },
  busy,
);
export const Declining = stories.at(`?decline=${sampleStaffQuestion.id}`, async () => {
  const dialog = await findDialog(t('Decline'));
  await userEvent.click(dialog.getByRole('button', { name: t('Decline') }));
  await dialog.findByText(t('Please give a reason'));
});
