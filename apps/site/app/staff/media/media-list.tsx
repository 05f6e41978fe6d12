import { type MediaItem, listMedia } from '@pgm/api/contract';
import { DateAndTime } from '@pgm/ui/staff/date-and-time';
import { MediaSize, MediaThumbnail } from '@pgm/ui/staff/media-library';
import { mediaImage } from '#app/kit/media-image.ts';
import { rowDialog } from '../kit/record-editor.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { uploadEditing } from './upload-editing.tsx';

const MEDIA = '/dashboard/media';

/** What is asked and said of a deletion. */
export const DELETION = {
  label: 'Delete',
  question: 'Delete this image for ever?',
  done: 'Deleted',
} as const;

/** The images of the media library. */
export const mediaImages = defineResource({
  id: 'media',
  title: 'Media',
  newLabel: 'Upload image',
  newHref: `${MEDIA}?upload=new`,
  empty: { title: 'No images', text: 'Upload an image, then choose it in an article.' },
  toName: ({ alternative }: MediaItem) => alternative,
  toHref: ({ id }) => `${MEDIA}/${id}`,
  columns: () => [
    {
      id: 'alternative',
      header: 'Alternative text in English',
      isSortable: true,
      render: (item) => (
        <span className="flex items-center gap-3">
          <MediaThumbnail image={mediaImage(item, '')} />
          <span lang="en">{item.alternative}</span>
        </span>
      ),
    },
    {
      id: 'hindi',
      header: 'Alternative text in Hindi',
      render: ({ alternativeInHindi }) => <span lang="hi">{alternativeInHindi}</span>,
    },
    {
      id: 'size',
      header: 'Size',
      isSortable: true,
      isShort: true,
      render: ({ width, height, bytes }) => <MediaSize {...{ width, height, bytes }} />,
    },
    {
      id: 'newest',
      header: 'Uploaded',
      isSortable: true,
      render: ({ uploadedAt }) => <DateAndTime at={uploadedAt} />,
    },
  ],
  filters: [],
  list: (client, query, signal) => client.media.list(toQuery(listMedia, query), signal),
  remove: (client, { id }, signal) => client.media.remove(id, signal),
  removalWords: DELETION,
  // Only for a new image: the page of a stored one has its own dialogs.
  dialogs: [rowDialog('upload', 'Upload image', uploadEditing, () => false)],
});
