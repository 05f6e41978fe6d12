import type { AuditEntry } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { createPagedList, pagedListView } from '../../kit/index.ts';

/** What staff changed of one record, the newest first; older changes are added below. Provide `fetchPage`. */
export const recordHistoryMachine = createPagedList<AuditEntry>({
  id: 'record-history',
  toKey: ({ id }) => id,
  isGrowing: true,
});

/** A change of a record: the time, the user, and the fields that changed. */
export interface RecordChange {
  readonly id: string;
  /** ISO text. */
  readonly at: string;
  readonly actorName: string;
  /** Such as 'Changed'; English, for `t()`. */
  readonly action: string;
  /** The changed fields; none for a new record. */
  readonly fields: readonly { readonly name: string; readonly before: unknown; readonly after: unknown }[];
  /** The names of the records that are referred to, by their ids. */
  readonly names: Readonly<Record<string, string>>;
  /** The change came by a CSV import. */
  readonly isImported: boolean;
}

const ACTIONS: Readonly<Record<string, string>> = {
  create: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  export: 'Downloaded',
  reveal: 'Seen in full',
  publish: 'Published',
};

/** What changes with every save and no user sets, and what the action says. */
const COUNTED = new Set(['version', 'createdAt', 'changedAt', 'isDeleted']);

/** The facts that the history of a record shows. */
export function recordHistoryView(snapshot: SnapshotFrom<typeof recordHistoryMachine>) {
  const { items, ...facts } = pagedListView(snapshot);
  return { ...facts, changes: items.map(toRecordChange) };
}

/** What an entry of the audit changed. */
export function toRecordChange({ before, after, ...entry }: AuditEntry): RecordChange {
  const columns = before === null || after === null ? [] : Object.keys({ ...before, ...after });
  const fields = columns
    .filter((name) => !COUNTED.has(name))
    .map((name) => ({ name, before: before?.[name], after: after?.[name] }))
    .filter((field) => JSON.stringify(field.before) !== JSON.stringify(field.after));
  const { id, at, actorName, action, names, via } = entry;
  return {
    id,
    at,
    actorName,
    action: ACTIONS[action] ?? action,
    fields,
    names,
    isImported: via === 'import',
  };
}
