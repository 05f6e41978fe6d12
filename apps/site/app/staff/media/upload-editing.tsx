import { type MediaItem, NewMediaItem } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { ImageField } from '@pgm/ui/staff/image-field';
import type { RecordEditing } from '../kit/resource.types.ts';
import { ALTERNATIVE_LABELS, AlternativeFields } from './alternative-fields.tsx';

type UploadValues = Readonly<
  Record<'alternative' | 'alternativeInHindi', string> & { file: File | undefined }
>;

/** The dialog that adds an image to the library. */
export const uploadEditing: RecordEditing<MediaItem, NewMediaItem, UploadValues> = {
  machine: createRecordForm<NewMediaItem, MediaItem, UploadValues>(NewMediaItem, {
    id: 'media-upload',
    empty: { file: undefined, alternative: '', alternativeInHindi: '' },
    asksToDiscard: true,
  }),
  save: (client, { data }, signal) => client.media.upload(data, signal),
  saveLabel: 'Upload',
  labels: {
    file: 'Image',
    ...ALTERNATIVE_LABELS,
  },
  Fields: ({ values: { file, ...texts }, errors, change, isSaving }) => {
    return (
      <RecordSection title="File">
        <div className="col-span-full">
          <ImageField
            label="Image"
            hint="A JPEG, PNG, WebP, GIF or AVIF image, up to 5 MB"
            file={file}
            isSaving={isSaving}
            error={errors.file}
            onPick={(chosen) => change('file', chosen)}
            onRemove={() => change('file', undefined)}
          />
        </div>
        <AlternativeFields values={texts} errors={errors} onChange={change} />
      </RecordSection>
    );
  },
};
