import type { AuditKind } from '@pgm/api/contract';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { auditEntries } from './audit.schema.ts';

/** A change of a record by staff. */
export interface RecordChange {
  readonly actorId: string;
  readonly at: Date;
  readonly action: 'create' | 'update' | 'delete' | 'restore' | 'export' | 'reveal' | 'publish';
  /** The kind and the id of the record: 'product/0199…'; of an export 'export/' and its kind. */
  readonly subject: `${AuditKind}/${string}`;
  /** The record before the change; null for a new one. */
  readonly before: object | null;
  /** The record after the change; null for one that is gone. */
  readonly after: object | null;
  /** How the change came. Default: by the staff area itself. */
  readonly via?: 'import' | 'command';
}

/** Who changes a record, when, and how. */
export type Editor = Pick<RecordChange, 'actorId' | 'at' | 'via'>;

/** Writes the audit entry of a change, in the transaction that makes it: neither exists without the other. */
export function recordChange(tx: Database, change: RecordChange): Promise<void> {
  return recordChanges(tx, [change]);
}

/** The same for several changes. */
export async function recordChanges(tx: Database, changes: readonly RecordChange[]): Promise<void> {
  if (changes.length === 0) return;
  const entries = changes.map(({ before, after, ...change }) => ({
    ...change,
    id: newId(),
    before: before && { ...before },
    after: after && { ...after },
  }));
  await tx.insert(auditEntries).values(entries);
}
