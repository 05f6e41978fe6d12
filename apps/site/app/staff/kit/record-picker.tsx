import { type Result, ok } from '@pgm/api/contract';
import {
  type Page,
  type PageQuery,
  createPagedList,
  pagedListVerbs,
  searchBoxView,
  withPorts,
} from '@pgm/machines/kit';
import { Combobox } from '@pgm/ui/forms/combobox';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';

/** A record that can be picked. */
interface RecordChoice {
  readonly id: string;
  readonly name: string;
}

/** How many records are offered at a time. */
const OFFERED = 10;

/** What a search for records sends; without text it finds the first ones. */
interface RecordQuery {
  readonly page: number;
  readonly limit: number;
  readonly search?: string;
}

/** The machine of a search for records of one kind, with the site's implementation. @param find sends the search */
export function createRecordSearch(
  id: string,
  find: (query: RecordQuery, signal: AbortSignal) => Promise<Result<readonly RecordChoice[]>>,
) {
  return withPorts(createPagedList<RecordChoice>({ id, toKey: (choice) => choice.id }))({
    actors: {
      fetchPage: fromPromise<Result<Page<RecordChoice>>, PageQuery<undefined>>(
        async ({ input: { search }, signal }) => {
          const found = await find({ page: 1, limit: OFFERED, ...(search && { search }) }, signal);
          return found.ok ? ok({ items: found.value, pageCount: 1 }) : found;
        },
      ),
    },
  });
}

export interface RecordPickerProps {
  /** In English. */
  readonly label: string;
  /** What can be typed; English. */
  readonly hint: string;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  /** The record that is not offered. Default: all are. */
  readonly exceptId?: string;
  readonly onPick: (record: RecordChoice) => void;
}

/** The box in which staff find a record and pick it, for any state of its actor; it is empty again then. */
export function RecordPicker({
  actor,
  exceptId,
  onPick,
  ...field
}: RecordPickerProps & { readonly actor: ActorRefFrom<ReturnType<typeof createRecordSearch>> }) {
  const [{ status, items, search }, verbs] = useFlow(actor, searchBoxView, pagedListVerbs);
  return (
    <Combobox
      {...field}
      value={null}
      text={search}
      options={items.filter(({ id }) => id !== exceptId).map(({ id, name }) => ({ value: id, label: name }))}
      status={status}
      onRetry={verbs.retry}
      onTextChange={verbs.search}
      onChange={(option) => {
        if (option === null) return;
        onPick({ id: option.value, name: option.label });
        verbs.search('');
      }}
    />
  );
}
