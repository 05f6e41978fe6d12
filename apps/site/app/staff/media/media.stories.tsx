import { type MediaItem, listMedia } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen, userEvent } from 'storybook/test';
import { findDialog, pressIn, resourceStories } from '../kit/resource-stories.tsx';
import { mediaImages } from './media-list.tsx';
import { sampleMedia } from './media.scenario.ts';

const rows: readonly MediaItem[] = [
  sampleMedia,
  {
    ...sampleMedia,
    id: '2',
    alternative: 'A jar of ghee',
    alternativeInHindi: 'घी का मर्तबान',
    width: 900,
    height: 1200,
    bytes: 96_000,
  },
];

const stories = resourceStories(mediaImages, { list: listMedia }, rows);

export default { title: 'Flows/Staff/Media' };

export const Ready = stories.ready;
export const Loading = stories.loading;
export const Failed = stories.failed;
export const Empty = stories.empty;
export const Uploading = stories.at('?upload=new', async () => {
  const dialog = await findDialog(t('Upload image'));
  await expect(dialog.getByLabelText(t('Alternative text in English'))).toHaveValue('');
});
export const UploadIncomplete = stories.at('?upload=new', async () => {
  const dialog = await findDialog(t('Upload image'));
  await pressIn(dialog, 'Upload');
  await dialog.findByText(t('Choose an image'));
  await dialog.findByText(t('Alternative text in Hindi is required'));
});
export const Deleting = stories.at('', async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: t('Actions for {name}', { name: 'A jar of ghee' }) }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: t('Delete') }));
  await findDialog(t('Delete this image for ever?'));
});
