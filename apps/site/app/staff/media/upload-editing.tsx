import { type MediaItem, NewMediaItem } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { toField } from '@pgm/ui/forms/form';
import { TextArea } from '@pgm/ui/forms/text-area';
import { ImageField } from '@pgm/ui/staff/image-field';
import type { RecordEditing } from '../kit/resource.types.ts';

type UploadValues = Readonly<
  Record<'alternative' | 'alternativeInHindi', string> & { file: File | undefined }
>;

/** What an alternative text is for. */
export const ALTERNATIVE_HINT = 'One sentence that says what the image shows, for readers who do not see it';

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
    alternative: 'Alternative text in English',
    alternativeInHindi: 'Alternative text in Hindi',
  },
  Fields: ({ values: { file, ...texts }, errors, change, isSaving }) => {
    const field = toField({ values: texts, errors, onChange: change });
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
        <TextArea
          {...field('alternative')}
          label="Alternative text in English"
          hint={ALTERNATIVE_HINT}
          lang="en"
        />
        <TextArea {...field('alternativeInHindi')} label="Alternative text in Hindi" lang="hi" />
      </RecordSection>
    );
  },
};
