import { type UsedMediaItem, getMedia, updateMedia } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { screen, userEvent } from 'storybook/test';
import { rejects } from '../../../../../.storybook/sample-network.tsx';
import { recordStories } from '../kit/record-stories.tsx';
import { findDialog, pressIn } from '../kit/resource-stories.tsx';
import { MediaSummary, mediaRecord, mediaTabs } from './media-record.tsx';
import { sampleUsedMedia } from './media.scenario.ts';

const parts = { resource: mediaRecord, get: getMedia, tabs: mediaTabs, Summary: MediaSummary };
const stories = recordStories(parts, sampleUsedMedia);

export default { title: 'Flows/Staff/MediaRecord' };

export const Ready = stories.ready;
export const Loading = stories.loading;
export const Failed = stories.failed;
export const Missing = stories.missing;
export const Unused = recordStories(parts, { ...sampleUsedMedia, uses: [], useCount: 0 }).ready;
export const Editing = stories.at('?edit=01a2058b-a088-7593-895b-e301684aeca1', async () => {
  const dialog = await findDialog(t('Edit texts and focus'));
  await userEvent.type(dialog.getByLabelText(t('From the top, in percent')), '{ArrowDown}');
  await dialog.findByRole('button', {
    name: t('Focus: {x}% from the left, {y}% from the top', { x: 30, y: 55 }),
  });
});
export const FocusMissing = stories.at('?edit=01a2058b-a088-7593-895b-e301684aeca1', async () => {
  const dialog = await findDialog(t('Edit texts and focus'));
  await userEvent.clear(dialog.getByLabelText(t('From the left, in percent')));
  await pressIn(dialog, 'Save');
  await dialog.findByText(t('The focus is a whole number from 0 to 100'));
});
const theirs: UsedMediaItem = { ...sampleUsedMedia, alternative: 'A comb with bees', version: 3 };
/** Another person has changed a text meanwhile. */
export const Conflict = stories.at(
  '?edit=01a2058b-a088-7593-895b-e301684aeca1',
  async () => {
    const dialog = await findDialog(t('Edit texts and focus'));
    await userEvent.type(dialog.getByLabelText(t('Alternative text in English')), ' at work');
    await pressIn(dialog, 'Save');
    await dialog.findByRole('button', { name: t('Take theirs') });
  },
  rejects(updateMedia, 409, { message: 'Another user has changed this.', current: theirs }),
);
export const Replacing = stories.at('?replace=01a2058b-a088-7593-895b-e301684aeca1', async () => {
  const dialog = await findDialog(t('Replace image'));
  await dialog.findByRole('img', { name: t('Current image') });
});
export const Deleting = stories.at('', async () => {
  await userEvent.click(await screen.findByRole('button', { name: t('Delete') }));
  await findDialog(t('Delete this image for ever?'));
});
