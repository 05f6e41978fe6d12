import { setImmediate } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { type Editor, type RecordChange, recordChanges } from './record-change.ts';
import { toRecordChange } from './record-editing.ts';
import type { RecordChanges, RecordKind, RecordRow } from './record-kind.ts';

/** A record to add, or one that is locked and changes. */
export type RecordEdit<Row, Fields> =
  | { readonly before: undefined; readonly fields: Fields }
  | { readonly before: Row; readonly changes: RecordChanges<Fields> };

/** Writes many records of one kind in a transaction, with their audit entries. */
export async function editRecords<Row extends RecordRow, Fields>(
  tx: Database,
  kind: Pick<RecordKind<Row, Fields, unknown>, 'insert' | 'name' | 'toFacts' | 'update'>,
  edits: readonly RecordEdit<Row, Fields>[],
  editor: Editor,
): Promise<void> {
  const entries: RecordChange[] = [];
  for (const edit of edits) {
    const { before } = edit;
    const after =
      'fields' in edit
        ? await kind.insert(tx, { ...edit.fields, id: newId() })
        : await kind.update(
            tx,
            edit.before.id,
            { ...edit.changes, version: edit.before.version + 1 },
            editor,
          );
    // The embedded database executes statements in this thread: requests get their turn only by a pause.
    await setImmediate();
    entries.push(toRecordChange(kind, editor, before, after));
  }
  await recordChanges(tx, entries);
}
