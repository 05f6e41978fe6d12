import { PublicationTime, StaffArticleRow } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { DateField } from '@pgm/ui/forms/date-field';
import { SelectField } from '@pgm/ui/forms/select-field';
import { useLanguage } from '@pgm/ui/foundations/language';
import { toIndiaTime, toMoment } from '../kit/india-time.ts';
import type { RecordEditing } from '../kit/resource.types.ts';

/** Nine o'clock of a day that is still to be chosen. */
const DAY_START = 'T09:00';

/** The times of a day that can be chosen. */
const HALF_HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')).flatMap((hour) => [
  `${hour}:00`,
  `${hour}:30`,
]);

/** The typed time, as {@link toIndiaTime} writes it; without a day while none is chosen. */
type TimeValues = Readonly<Record<'at', string>>;

/** The dialog that publishes an article at a time to come. */
export const publicationEditing: RecordEditing<StaffArticleRow, PublicationTime, TimeValues> = {
  machine: createRecordForm<PublicationTime, StaffArticleRow, TimeValues>(PublicationTime, {
    id: 'article-publication',
    empty: { at: DAY_START },
    toValues: ({ publishedAt }) => ({ at: publishedAt === null ? DAY_START : toIndiaTime(publishedAt) }),
    toData: ({ at }) => ({ at: toMoment(at) }),
    stored: StaffArticleRow,
    merged: 'Another person has changed this article. Read it again before you publish it.',
    asksToDiscard: true,
  }),
  save: (client, { record, data: { at } }, signal) =>
    client.articles.publish(record?.id ?? '', { version: record?.version ?? 0, at }, signal),
  saveLabel: 'Publish at this time',
  labels: { at: 'Publication time' },
  Fields: function PublicationFields({ values, errors, change }) {
    const { t } = useLanguage();
    const [day = '', time = ''] = values.at.split('T');
    return (
      <>
        <p>{t('Visitors see it from this time on, in the time of India.')}</p>
        <DateField
          label="Day"
          value={day}
          error={errors.at}
          onChange={(chosen) => change('at', `${chosen}T${time}`)}
        />
        <SelectField
          label="Time"
          value={time}
          options={[...new Set([...HALF_HOURS, time])].toSorted().map((value) => ({ value }))}
          onChange={({ currentTarget }) => change('at', `${day}T${currentTarget.value}`)}
        />
      </>
    );
  },
};
