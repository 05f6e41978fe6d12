import { parse } from 'libpg-query';

type Statements = NonNullable<Awaited<ReturnType<typeof parse>>['stmts']>;

/** A part of a statement: an object with one entry, named after its kind. */
type Node = NonNullable<Statements[number]['stmt']>;

/** What a part of this kind holds. */
type Content<Kind extends string> = Node extends infer One
  ? One extends Readonly<Record<Kind, infer Held>>
    ? Held
    : never
  : never;

/** A statement that a version does not survive. */
export interface Break {
  /** What it changes, such as `orders.note`. */
  readonly object: string;
  /** How, in words. */
  readonly why: string;
  /** The migration that its comment `-- contract:` names. */
  readonly half?: string | undefined;
}

/** What is gone for the version that still runs when these are dropped. */
const DROPPED: Readonly<Record<string, string>> = {
  OBJECT_TABLE: 'table',
  OBJECT_VIEW: 'view',
  OBJECT_MATVIEW: 'view',
  OBJECT_TYPE: 'type',
  OBJECT_FUNCTION: 'function',
  OBJECT_SEQUENCE: 'sequence',
  OBJECT_SCHEMA: 'schema',
  OBJECT_EXTENSION: 'extension',
};

/** Why a dropped constraint breaks a version. */
export const DROPS_CONSTRAINT = 'drops a constraint';

/** Constraints that a row of the version that still runs can violate. */
const STRICTER = /^CONSTR_(CHECK|UNIQUE|PRIMARY|FOREIGN|EXCLUSION)$/;

/**
 * The statements with which the version that still runs breaks while a new version starts, because both use the
 * database at once.
 * @param sql one migration
 * @param uniqueIndexes the names of the indexes that an `ON CONFLICT` may need
 */
export async function findBreaks(sql: string, uniqueIndexes: ReadonlySet<string>): Promise<Break[]> {
  const bytes = Buffer.from(sql);
  const { stmts = [] } = await parse(sql);
  const made = new Set(
    stmts.flatMap(({ stmt }) => (stmt && 'CreateStmt' in stmt ? [toTable(stmt.CreateStmt)] : [])),
  );
  let end = 0;
  return stmts.flatMap(({ stmt, stmt_location: from = 0, stmt_len: length = bytes.length }) => {
    // A statement begins behind its comments, so the text begins where the statement before it ends.
    const text = bytes.toString('utf8', end, from + length);
    end = from + length;
    const half = /^--\s*contract:\s*(\S+)/m.exec(text)?.[1];
    return (stmt ? toBreaks(stmt, uniqueIndexes) : [])
      .filter(({ object }) => !made.has(object.split('.')[0] ?? ''))
      .map((found) => ({ ...found, half }));
  });
}

/** The names of the unique indexes that a migration creates. */
export async function findUniqueIndexes(sql: string): Promise<string[]> {
  const { stmts = [] } = await parse(sql);
  return stmts.flatMap(({ stmt }) => {
    const index = stmt && 'IndexStmt' in stmt ? stmt.IndexStmt : undefined;
    return index?.unique && index.idxname !== undefined ? [index.idxname] : [];
  });
}

/** The constraints that a migration adds, as `table.name`. */
export async function findConstraints(sql: string): Promise<string[]> {
  const { stmts = [] } = await parse(sql);
  return stmts.flatMap(({ stmt }) => {
    if (stmt && 'CreateStmt' in stmt)
      return constraintsIn(toTable(stmt.CreateStmt), stmt.CreateStmt.tableElts ?? []);
    if (stmt && 'AlterTableStmt' in stmt) {
      const added = toCommands(stmt.AlterTableStmt).flatMap(({ def }) => def ?? []);
      return constraintsIn(toTable(stmt.AlterTableStmt), added);
    }
    return [];
  });
}

function constraintsIn(table: string, parts: readonly Node[]): string[] {
  return parts
    .flatMap((part) => [part, ...('ColumnDef' in part ? (part.ColumnDef.constraints ?? []) : [])])
    .flatMap((part) =>
      'Constraint' in part && part.Constraint.conname ? [`${table}.${part.Constraint.conname}`] : [],
    );
}

/** The table of a statement. */
function toTable({ relation }: { readonly relation?: { readonly relname?: string } }): string {
  return relation?.relname ?? '';
}

function toCommands({ cmds = [] }: Content<'AlterTableStmt'>): Content<'AlterTableCmd'>[] {
  return cmds.flatMap((part) => ('AlterTableCmd' in part ? [part.AlterTableCmd] : []));
}

function toBreaks(stmt: Node, uniqueIndexes: ReadonlySet<string>): Break[] {
  if ('AlterTableStmt' in stmt) {
    const table = toTable(stmt.AlterTableStmt);
    return toCommands(stmt.AlterTableStmt).flatMap((command) => toColumnBreaks(table, command));
  }
  if ('DropStmt' in stmt) return toDropBreaks(stmt.DropStmt, uniqueIndexes);
  if ('RenameStmt' in stmt) return toRenameBreaks(stmt.RenameStmt);
  if ('AlterEnumStmt' in stmt) {
    const { oldVal, typeName } = stmt.AlterEnumStmt;
    return oldVal === undefined ? [] : [{ object: toNames(typeName), why: 'renames a value' }];
  }
  if ('TruncateStmt' in stmt)
    return (stmt.TruncateStmt.relations ?? []).flatMap((part) =>
      'RangeVar' in part ? [{ object: part.RangeVar.relname ?? '', why: 'deletes rows' }] : [],
    );
  if ('DeleteStmt' in stmt) return [{ object: toTable(stmt.DeleteStmt), why: 'deletes rows' }];
  if ('IndexStmt' in stmt)
    return stmt.IndexStmt.unique ? [{ object: toTable(stmt.IndexStmt), why: 'adds a unique index' }] : [];
  return 'DoStmt' in stmt ? [{ object: 'do', why: 'runs a block that cannot be checked' }] : [];
}

/** An index that is not unique only makes queries fast. */
function toDropBreaks(
  { removeType, objects = [] }: Content<'DropStmt'>,
  uniqueIndexes: ReadonlySet<string>,
): Break[] {
  const names = objects.map(toName);
  if (removeType === 'OBJECT_INDEX')
    return names
      .filter((name) => uniqueIndexes.has(name))
      .map((object) => ({ object, why: 'drops a unique index' }));
  const kind = removeType && DROPPED[removeType];
  return kind === undefined ? [] : names.map((object) => ({ object, why: `drops a ${kind}` }));
}

function toColumnBreaks(table: string, { subtype, name, def }: Content<'AlterTableCmd'>): Break[] {
  const object = `${table}.${name}`;
  switch (subtype) {
    case 'AT_DropColumn':
      return [{ object, why: 'drops a column' }];
    case 'AT_AlterColumnType':
      return [{ object, why: 'changes a type' }];
    case 'AT_SetNotNull':
      return [{ object, why: 'rejects null' }];
    case 'AT_ColumnDefault':
      return def === undefined ? [{ object, why: 'drops a default' }] : [];
    case 'AT_DropConstraint':
      // An `ON CONFLICT` may need it, or a rule that only it enforces.
      return [{ object, why: DROPS_CONSTRAINT }];
    case 'AT_AddConstraint':
      return STRICTER.test(def ? toKind(def) : '') ? [{ object: table, why: 'adds a constraint' }] : [];
    case 'AT_AddColumn':
      return def && 'ColumnDef' in def ? toNewColumnBreaks(table, def.ColumnDef) : [];
    default:
      return [];
  }
}

/** The kind of a constraint, such as `CONSTR_CHECK`. */
function toKind(part: Node): string {
  return 'Constraint' in part ? (part.Constraint.contype ?? '') : '';
}

/** An insert that does not know a new column fails when the column needs a value. */
function toNewColumnBreaks(table: string, { colname, constraints = [] }: Content<'ColumnDef'>): Break[] {
  const kinds = constraints.map(toKind);
  const isFilled = kinds.some((kind) => /^CONSTR_(DEFAULT|IDENTITY|GENERATED)$/.test(kind));
  const isNeeded = kinds.includes('CONSTR_NOTNULL') || kinds.includes('CONSTR_PRIMARY');
  return isNeeded && !isFilled
    ? [{ object: `${table}.${colname}`, why: 'adds a column without a default' }]
    : [];
}

/** A constraint, an index or a trigger is not named in what the version that still runs asks for. */
function toRenameBreaks({ renameType, relation, object, subname }: Content<'RenameStmt'>): Break[] {
  if (renameType === 'OBJECT_COLUMN')
    return [{ object: `${relation?.relname}.${subname}`, why: 'renames a column' }];
  const kind = renameType && DROPPED[renameType];
  if (kind === undefined) return [];
  return [{ object: relation?.relname ?? (object ? toName(object) : ''), why: `renames a ${kind}` }];
}

/** The last part of a name that may have a schema. */
function toName(part: Node): string {
  if ('String' in part) return part.String.sval ?? '';
  if ('List' in part) return toNames(part.List.items);
  if ('TypeName' in part) return toNames(part.TypeName.names);
  return 'ObjectWithArgs' in part ? toNames(part.ObjectWithArgs.objname) : '';
}

function toNames(parts: readonly Node[] = []): string {
  const last = parts.at(-1);
  return last && 'String' in last ? (last.String.sval ?? '') : '';
}
