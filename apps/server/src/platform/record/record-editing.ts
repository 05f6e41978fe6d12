import { type Failure, type Result, fail, ok } from '@pgm/api/contract';
import { attempt, isUniqueViolation } from '../database/attempt.ts';
import type { Database } from '../database/database.ts';
import { isId, newId } from '../database/id.ts';
import { type Editor, type RecordChange, recordChange } from './record-change.ts';
import type { RecordChanges, RecordKind, RecordRow } from './record-kind.ts';

/** A record before and after a change. */
export interface Changed<Row> {
  readonly before: Row | undefined;
  readonly after: Row;
}

/** Why a record is not changed. */
type UpdateFailure = Failure<'conflict' | 'invalid' | 'notFound'>;

const CHANGED_MEANWHILE = 'Another user has changed this.';

/** Adds a record, with its audit entry. */
export function createRecord<Row extends RecordRow, Fields>(
  db: Database,
  kind: Omit<RecordKind<Row, Fields, unknown>, 'find'>,
  fields: Fields,
  editor: Editor,
): Promise<Result<Changed<Row>, Failure<'conflict' | 'invalid'>>> {
  const ruled = kind.applyRules?.(fields, undefined) ?? ok({});
  if (!ruled.ok) return Promise.resolve(ruled);
  return unlessTaken(kind.taken, () =>
    attempt(db, async (tx): Promise<Result<Changed<Row>, Failure<'conflict' | 'invalid'>>> => {
      const begun = await begin(kind, tx);
      if (!begun.ok) return begun;
      const after = await kind.insert(tx, { ...fields, ...ruled.value, id: newId() });
      await recordChange(tx, toRecordChange(kind, editor, undefined, after));
      return ok({ before: undefined, after });
    }),
  );
}

/**
 * Changes a record that is not deleted, or restores it with `isDeleted: false`; with its audit entry.
 * A change that changes nothing leaves no entry and no new version.
 * @param version   the version that the editor read; another one is a conflict. Without it, the last change wins
 * @param toChanges the new values, by the stored record
 */
export function updateRecord<Row extends RecordRow, Fields>(
  db: Database,
  kind: Omit<RecordKind<Row, Fields, unknown>, 'find' | 'insert'>,
  { id, version }: { readonly id: string; readonly version?: number | undefined },
  toChanges: (row: Row) => RecordChanges<Fields>,
  editor: Editor,
): Promise<Result<Changed<Row>, UpdateFailure>> {
  const missing = fail({ code: 'notFound' as const, message: kind.notFound });
  return unlessTaken(kind.taken, () =>
    attempt(db, async (tx): Promise<Result<Changed<Row>, UpdateFailure>> => {
      const begun = await begin(kind, tx);
      const before = isId(id) ? await kind.lock(tx, id) : undefined;
      if (before === undefined) return missing;
      const wanted = toChanges(before);
      const ruled = kind.applyRules?.(wanted, before) ?? ok({});
      const changes = { ...wanted, ...(ruled.ok && ruled.value) };
      if (before.isDeleted && changes.isDeleted !== false) return missing;
      if (version !== undefined && version !== before.version)
        return fail({ code: 'conflict' as const, message: CHANGED_MEANWHILE });
      if (!begun.ok) return begun;
      if (!ruled.ok) return ruled;
      if (isUnchanged(before, changes)) return ok({ before, after: before });
      const after = await kind.update(tx, id, { ...changes, version: before.version + 1 }, editor);
      await recordChange(tx, toRecordChange(kind, editor, before, after));
      return ok({ before, after });
    }),
  );
}

async function begin(
  kind: Pick<RecordKind<RecordRow, unknown, unknown>, 'begin'>,
  tx: Database,
): Promise<Result<unknown, Failure<'conflict' | 'invalid'>>> {
  return (await kind.begin?.(tx)) ?? ok({});
}

/**
 * The response to a change: the record as staff see it. The failure of a conflict with another editor has the stored
 * record.
 */
export async function toSaved<Wire, Problem extends Failure>(
  db: Database,
  { find }: Pick<RecordKind<RecordRow, unknown, Wire>, 'find'>,
  id: string,
  changed: Result<unknown, Problem>,
): Promise<Result<{ success: true; data: Wire }, Problem>> {
  if (changed.ok) return ok({ success: true, data: await find(db, id) });
  const { failure } = changed;
  if (failure.code !== 'conflict' || failure.fields) return changed;
  return fail({ ...failure, current: await find(db, id) });
}

/** Whether the new values are those that are stored; the order of a group of facts counts. */
export function isUnchanged(before: RecordRow, changes: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(before));
  return Object.entries(changes).every(
    ([name, value]) => value === undefined || JSON.stringify(value) === JSON.stringify(stored.get(name)),
  );
}

/** The audit entry of a change. */
export function toRecordChange<Row extends RecordRow>(
  { name, toFacts = (row: object) => row }: Pick<RecordKind<Row, unknown, unknown>, 'name' | 'toFacts'>,
  editor: Editor,
  before: Row | undefined,
  after: Row,
): RecordChange {
  return {
    ...editor,
    action: toAction(before, after),
    subject: `${name}/${after.id}`,
    before: before ? toFacts(before) : null,
    after: toFacts(after),
  };
}

function toAction(before: RecordRow | undefined, after: RecordRow): RecordChange['action'] {
  if (before === undefined) return 'create';
  if (before.isDeleted === after.isDeleted) return 'update';
  return after.isDeleted ? 'delete' : 'restore';
}

async function unlessTaken<Value, Problem>(
  taken: Readonly<Record<string, string>> = {},
  write: () => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem | Failure<'conflict'>>> {
  try {
    return await write();
  } catch (error) {
    const [message] = Object.values(taken);
    if (message === undefined || !isUniqueViolation(error)) throw error;
    return fail({ code: 'conflict' as const, message, fields: taken });
  }
}
