import { RecordPicker, type createRecordSearch } from '#app/staff/kit/record-picker.tsx';
import type { ActorRefFrom } from 'xstate';

/** A box in which staff pick a record, whichever records it finds. */
export function PickerScreen({ actor }: { actor: ActorRefFrom<ReturnType<typeof createRecordSearch>> }) {
  return <RecordPicker label="" hint="" actor={actor} onPick={() => undefined} />;
}
