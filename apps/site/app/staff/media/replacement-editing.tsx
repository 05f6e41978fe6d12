import { MediaReplacement, UsedMediaItem } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { ImageField } from '@pgm/ui/staff/image-field';
import type { RecordEditing } from '../kit/resource.types.ts';

type ReplacementValues = Readonly<{ file: File | undefined }>;

/** The dialog that puts another file in place of the stored one. */
export const replacementEditing: RecordEditing<UsedMediaItem, MediaReplacement, ReplacementValues> = {
  machine: createRecordForm<MediaReplacement, UsedMediaItem, ReplacementValues>(MediaReplacement, {
    id: 'media-replacement',
    empty: { file: undefined },
    stored: UsedMediaItem,
    merged: 'Another person has changed this image. Look at it again before you replace it.',
    asksToDiscard: true,
  }),
  save: (client, { record, data }, signal) =>
    client.media.replace(record?.id ?? '', { ...data, version: record?.version ?? 0 }, signal),
  saveLabel: 'Replace',
  labels: { file: 'Image' },
  Fields: ({ values: { file }, errors, change, record, isSaving }) => (
    <RecordSection title="Another file">
      <div className="col-span-full">
        <ImageField
          label="Image"
          hint="Every page that shows the image shows this file then; its texts and its focus stay"
          file={file}
          isSaving={isSaving}
          storedUrl={record?.url}
          error={errors.file}
          onPick={(chosen) => change('file', chosen)}
          onRemove={() => change('file', undefined)}
        />
      </div>
    </RecordSection>
  ),
};
