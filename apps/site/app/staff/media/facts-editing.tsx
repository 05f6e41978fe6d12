import { MediaFacts, UsedMediaItem } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { FocusPicker } from '@pgm/ui/staff/focus-picker';
import { mediaImage } from '#app/kit/media-image.ts';
import type { RecordEditing } from '../kit/resource.types.ts';
import { ALTERNATIVE_LABELS, AlternativeFields } from './alternative-fields.tsx';

type FactsValues = Readonly<
  Record<'alternative' | 'alternativeInHindi', string> & Record<'focusX' | 'focusY', number | null>
>;

/** The dialog with the texts and the focus of an image. */
export const factsEditing: RecordEditing<UsedMediaItem, MediaFacts, FactsValues> = {
  machine: createRecordForm<MediaFacts, UsedMediaItem, FactsValues>(MediaFacts, {
    id: 'media-facts',
    empty: { alternative: '', alternativeInHindi: '', focusX: 50, focusY: 50 },
    toValues: ({ alternative, alternativeInHindi, focusX, focusY }) => ({
      alternative,
      alternativeInHindi,
      focusX,
      focusY,
    }),
    stored: UsedMediaItem,
    asksToDiscard: true,
  }),
  save: (client, { record, data }, signal) =>
    client.media.update(record?.id ?? '', { ...data, version: record?.version ?? 0 }, signal),
  labels: {
    ...ALTERNATIVE_LABELS,
    focusX: 'From the left, in percent',
    focusY: 'From the top, in percent',
  },
  Fields: ({ values: { focusX, focusY, ...texts }, errors, change, record }) => {
    return (
      <>
        <RecordSection title="Texts">
          <AlternativeFields values={texts} errors={errors} onChange={change} />
        </RecordSection>
        <RecordSection title="Focus">
          {record && (
            <FocusPicker
              image={mediaImage(record, record.alternative)}
              x={focusX}
              y={focusY}
              errors={{ x: errors.focusX, y: errors.focusY }}
              onChange={(axis, percent) => change(axis === 'x' ? 'focusX' : 'focusY', percent)}
            />
          )}
        </RecordSection>
      </>
    );
  },
};
