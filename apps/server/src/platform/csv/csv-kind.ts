import type { CsvProblem } from '@pgm/api/contract';
import type { Database } from '../database/database.ts';
import type { Editor } from '../record/record-change.ts';
import type { FileValues } from './file-values.ts';

/** The texts of a row by the name of their column; a column that the file does not have is absent. */
export type Cells = Readonly<Partial<Record<string, string>>>;

/** A row of a file. */
export interface CsvRow {
  /** As a spreadsheet counts: the header is row 1. */
  readonly number: number;
  readonly cells: Cells;
}

/** An error in a row, at a column. */
export type RowProblem = Omit<CsvProblem, 'row'>;

/** What a check says of a row. */
export interface CheckedRow {
  readonly number: number;
  readonly problems: readonly RowProblem[];
  /** The id of the record that the row changes; null for a new one. Rows are written in this order. */
  readonly subject: string | null;
  /** Whether it adds or changes something. */
  readonly isChange: boolean;
}

/** Some rows of a file after their check. */
interface CheckedRows {
  readonly rows: readonly CheckedRow[];
  /** Writes the rows without errors that change something, with their audit entries. */
  readonly write: (tx: Database, editor: Editor) => Promise<void>;
  /** Sums over the rows without errors that change something, by their name in English. Default none. */
  readonly totals?: Readonly<Record<string, number>>;
}

/** How a row of a file can stand below another row of it. */
export interface RowParents {
  /** The names by which other rows can call a row. */
  readonly names: (cells: Cells) => readonly string[];
  /** The name of the row above; undefined without one. */
  readonly parent: (cells: Cells) => string | undefined;
}

/** What is known of all rows of a file. */
interface FileTree {
  /** Whether a row has a name, be it valid or not. */
  readonly has: (name: string) => boolean;
  /** Whether a row stands below itself. */
  readonly isInCircle: (number: number) => boolean;
}

/** What a check needs to know besides the rows. */
export interface CheckContext {
  /** The values in the rows before. */
  readonly file: FileValues;
  /** All rows of the file, for a format whose rows can stand below others. */
  readonly tree: FileTree;
  readonly now: Date;
  /** In the transaction that writes: the records are locked. */
  readonly isWriting: boolean;
}

/** A record that is read for an export. */
interface ExportedRow {
  readonly id: string;
  /** Null for a record that is left out of the file. The next page begins after it too. */
  readonly cells: Cells | null;
}

/** Which records an export has: the values of its filters by name; all records without any. */
export type ExportFilter = Readonly<Record<string, string>>;

/** One kind of record that staff export as CSV. */
export interface ExportFormat {
  readonly columns: readonly string[];
  /** The columns of an export. Default: all fixed ones. */
  readonly exportedColumns?: (db: Database) => Promise<readonly string[]>;
  /** The records after the id `after`, by id. */
  readonly exportPage: (...page: ExportPage) => Promise<ExportedRow[]>;
}

/** Which records of an export are read at a time. */
type ExportPage = [db: Database, after: string | undefined, limit: number, filter: ExportFilter];

/**
 * Declares an export with fixed columns.
 * @param readPage  reads the records after the id `after`, by id
 * @param columns   the text of each column, in order
 * @param isLeftOut whether a record that was read is not in the file. Default: all are
 */
export function defineExport<Row extends { readonly id: string }>(
  readPage: (...page: ExportPage) => PromiseLike<Row[]>,
  columns: Readonly<Record<string, (row: Row) => string>>,
  isLeftOut: (row: Row) => boolean = () => false,
): ExportFormat {
  const texts = Object.entries(columns);
  const toCells = (row: Row) => Object.fromEntries(texts.map(([column, toText]) => [column, toText(row)]));
  return {
    columns: Object.keys(columns),
    async exportPage(...page) {
      const rows = await readPage(...page);
      return rows.map((row) => ({ id: row.id, cells: isLeftOut(row) ? null : toCells(row) }));
    },
  };
}

/** One kind of record that staff import and export as CSV. */
export interface CsvFormat extends ExportFormat {
  /** Beginnings of columns whose rest is free, such as 'Medical details: '. Default none. */
  readonly prefixes?: readonly string[];
  /** The columns that a file with these columns must have. */
  readonly required: (columns: ReadonlySet<string>) => readonly string[];
  /**
   * For rows that can stand below other rows: they are checked and written from the top. Such an import is written some rows
   * at a time, each row as a whole, and not in one transaction: other changes of the tree wait only for some rows, and after
   * a kill it goes on behind the last row. Default: no row stands below another.
   */
  readonly parents?: RowParents;
  /** Checks rows by the rules of the single call; writes nothing. */
  readonly check: (db: Database, rows: readonly CsvRow[], context: CheckContext) => Promise<CheckedRows>;
  /** Ends the transaction that wrote all rows: for what locks something that others wait for. Default nothing. */
  readonly finish?: (tx: Database, subjects: readonly string[], editor: Editor) => Promise<void>;
}
