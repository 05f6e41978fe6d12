import type { AuditKind, Failure, Result } from '@pgm/api/contract';
import type { Database } from '../database/database.ts';
import type { Editor } from './record-change.ts';

/** A stored record that staff edit. */
export interface RecordRow {
  readonly id: string;
  readonly isDeleted: boolean;
  /** Counts the changes. */
  readonly version: number;
}

/** The new values of a record; what is undefined stays. */
export type RecordChanges<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined } & {
  readonly isDeleted?: boolean | undefined;
};

/**
 * What the editing of one kind of record needs. `Row` is the stored record, `Fields` are the columns that staff set, and
 * `Wire` is what staff receive.
 */
export interface RecordKind<Row extends RecordRow, Fields, Wire> {
  /** In audit entries and as the folder of its images: 'category'. */
  readonly name: AuditKind;
  /** When there is no such record: 'Category not found'. */
  readonly notFound: string;
  /** When another record has the value of a unique column: the field of the form and its message. */
  readonly taken?: Readonly<Record<string, string>>;
  /** What audit entries say of it. Default: all columns. */
  readonly toFacts?: (row: Row) => object;
  /** Other records refer to its images too, as orders do: those it no longer has stay stored. Default false. */
  readonly hasSharedImages?: boolean;
  /**
   * The rules of the record as a whole, for every way in which it is saved: what they change besides, or why it stays as
   * it is. `before` is the stored record; undefined for a new one.
   */
  readonly applyRules?: (
    wanted: Fields | RecordChanges<Fields>,
    before: Row | undefined,
  ) => Result<Partial<Fields>, Failure<'conflict' | 'invalid'>>;
  /**
   * Begins the transaction of a change: locks what the record refers to, before the record itself, and says why it cannot
   * be changed. Default: nothing.
   */
  readonly begin?: (tx: Database) => Promise<Result<unknown, Failure<'conflict' | 'invalid'>>>;
  /** The storage keys of its images. Default: it has none. */
  readonly toImageKeys?: (row: Row) => readonly string[];
  readonly insert: (tx: Database, row: Fields & { readonly id: string }) => Promise<Row>;
  /** Reads a record, deleted ones too, and locks it until the transaction ends. */
  readonly lock: (tx: Database, id: string) => Promise<Row | undefined>;
  /** Writes a locked record. `editor` is for the audit entries of what changes with it. */
  readonly update: (
    tx: Database,
    id: string,
    changes: RecordChanges<Fields> & Pick<RecordRow, 'version'>,
    editor: Editor,
  ) => Promise<Row>;
  /** Reads a record as staff see it, deleted ones too. */
  readonly find: (db: Database, id: string) => Promise<Wire>;
}
