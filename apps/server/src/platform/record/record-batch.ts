import { setImmediate } from 'node:timers/promises';
import { ok } from '@pgm/api/contract';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { type Editor, type RecordChange, recordChanges } from './record-change.ts';
import { toRecordChange } from './record-editing.ts';
import type { RecordChanges, RecordKind, RecordRow } from './record-kind.ts';

/** A record to add, or one that is locked and changes. */
export type RecordEdit<Row, Fields> =
  | { readonly before: undefined; readonly fields: Fields }
  | { readonly before: Row; readonly changes: RecordChanges<Fields> };

/** Writes many records of one kind in a transaction, with their audit entries. An edit that the rules reject is a bug. */
export async function editRecords<Row extends RecordRow, Fields>(
  tx: Database,
  kind: Pick<RecordKind<Row, Fields, unknown>, 'applyRules' | 'insert' | 'name' | 'toFacts' | 'update'>,
  edits: readonly RecordEdit<Row, Fields>[],
  editor: Editor,
): Promise<void> {
  const entries: RecordChange[] = [];
  for (const edit of edits) {
    const { before } = edit;
    const ruled = kind.applyRules?.('fields' in edit ? edit.fields : edit.changes, before) ?? ok({});
    if (!ruled.ok) throw new Error('an edit was not checked by the rules of its record');
    const after =
      'fields' in edit
        ? await kind.insert(tx, { ...edit.fields, ...ruled.value, id: newId() })
        : await kind.update(
            tx,
            edit.before.id,
            { ...edit.changes, ...ruled.value, version: edit.before.version + 1 },
            editor,
          );
    // The embedded database executes statements in this thread: requests get their turn only by a pause.
    await setImmediate();
    entries.push(toRecordChange(kind, editor, before, after));
  }
  await recordChanges(tx, entries);
}
