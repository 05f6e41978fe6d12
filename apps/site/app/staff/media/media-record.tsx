import type { UsedMediaItem } from '@pgm/api/contract';
import { MediaFacts, MediaUses } from '@pgm/ui/staff/media-library';
import { mediaImage } from '#app/kit/media-image.ts';
import { KINDS } from './article-kinds.ts';
import { rowDialog } from '../kit/record-editor.tsx';
import type { RecordTab } from '../kit/record-page.tsx';
import type { Resource } from '../kit/resource.types.ts';
import { RecordHistoryFlow } from '../record-history/record-history.flow.tsx';
import { factsEditing } from './facts-editing.tsx';
import { DELETION, mediaImages } from './media-list.tsx';
import { replacementEditing } from './replacement-editing.tsx';

interface MediaRow {
  readonly row: UsedMediaItem;
}

/** An image of the media library with a page of its own, and what staff do with it. */
export const mediaRecord: Pick<
  Resource<UsedMediaItem>,
  'id' | 'title' | 'toName' | 'get' | 'commands' | 'dialogs'
> = {
  id: mediaImages.id,
  title: mediaImages.title,
  toName: ({ alternative }) => alternative,
  get: (client, id, signal) => client.media.get(id, signal),
  dialogs: [
    rowDialog('edit', 'Edit texts and focus', factsEditing),
    rowDialog('replace', 'Replace image', replacementEditing),
  ],
  commands: [
    {
      ...DELETION,
      isFor: () => true,
      run: (client, { id }, signal) => client.media.remove(id, signal),
      endsRecord: true,
    },
  ],
};

/** What stands below the name of an image, on every tab. */
export function MediaSummary({ row }: MediaRow) {
  return <MediaFacts {...row} image={mediaImage(row, row.alternative)} />;
}

/** The tabs on the page of an image: where it is used, and its history. */
export const mediaTabs: readonly RecordTab<UsedMediaItem>[] = [
  {
    value: '',
    label: 'Where used',
    Content: ({ row: { uses, useCount } }) => (
      <MediaUses
        uses={uses.map(({ id, kind, ...use }) => ({
          ...use,
          kind: KINDS[kind],
          href: `/dashboard/articles/${id}`,
        }))}
        useCount={useCount}
      />
    ),
  },
  {
    value: 'history',
    label: 'History',
    Content: ({ row: { id } }) => <RecordHistoryFlow kind="media" id={id} />,
  },
];
