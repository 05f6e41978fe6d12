import { parse } from 'libpg-query';

/** What is gone for the version that still runs when these are dropped. */
const DROPPED = {
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
 * @returns the object, such as `orders.note`, why it breaks, and the migration that its comment `-- contract:` names
 */
export async function findBreaks(sql, uniqueIndexes) {
  const bytes = Buffer.from(sql);
  const { stmts = [] } = await parse(sql);
  const made = new Set(
    stmts.flatMap(({ stmt }) => (stmt.CreateStmt ? [stmt.CreateStmt.relation.relname] : [])),
  );
  let end = 0;
  return stmts.flatMap(({ stmt, stmt_location: from = 0, stmt_len: length = bytes.length }) => {
    // A statement begins behind its comments, so the text begins where the statement before it ends.
    const text = bytes.toString('utf8', end, from + length);
    end = from + length;
    const half = /^--\s*contract:\s*(\S+)/m.exec(text)?.[1];
    return toBreaks(stmt, uniqueIndexes)
      .filter(({ object }) => !made.has(object.split('.')[0]))
      .map((found) => ({ ...found, half }));
  });
}

/** The names of the unique indexes that a migration creates. */
export async function findUniqueIndexes(sql) {
  const { stmts = [] } = await parse(sql);
  return stmts.flatMap(({ stmt: { IndexStmt: index } }) => (index?.unique ? [index.idxname] : []));
}

/** The constraints that a migration adds, as `table.name`. */
export async function findConstraints(sql) {
  const { stmts = [] } = await parse(sql);
  return stmts.flatMap(({ stmt: { CreateStmt: created, AlterTableStmt: altered } }) => {
    const parts =
      created?.tableElts ?? altered?.cmds.flatMap(({ AlterTableCmd: { def } }) => def ?? []) ?? [];
    const table = (created ?? altered)?.relation.relname;
    return parts
      .flatMap((part) => [part, ...(part.ColumnDef?.constraints ?? [])])
      .flatMap(({ Constraint: constraint }) =>
        constraint?.conname ? [`${table}.${constraint.conname}`] : [],
      );
  });
}

function toBreaks(stmt, uniqueIndexes) {
  const [[kind, node]] = Object.entries(stmt);
  switch (kind) {
    case 'AlterTableStmt':
      return node.cmds.flatMap(({ AlterTableCmd: command }) =>
        toColumnBreaks(node.relation.relname, command),
      );
    case 'DropStmt':
      return toDropBreaks(node, uniqueIndexes);
    case 'RenameStmt':
      return toRenameBreaks(node);
    case 'AlterEnumStmt':
      return node.oldVal === undefined ? [] : [{ object: toNames(node.typeName), why: 'renames a value' }];
    case 'TruncateStmt':
      return node.relations.map(({ RangeVar: { relname } }) => ({ object: relname, why: 'deletes rows' }));
    case 'DeleteStmt':
      return [{ object: node.relation.relname, why: 'deletes rows' }];
    case 'IndexStmt':
      return node.unique ? [{ object: node.relation.relname, why: 'adds a unique index' }] : [];
    case 'DoStmt':
      return [{ object: 'do', why: 'runs a block that cannot be checked' }];
    default:
      return [];
  }
}

/** An index that is not unique only makes queries fast. */
function toDropBreaks({ removeType, objects }, uniqueIndexes) {
  const names = objects.map(toName);
  if (removeType === 'OBJECT_INDEX')
    return names
      .filter((name) => uniqueIndexes.has(name))
      .map((object) => ({ object, why: 'drops a unique index' }));
  const kind = DROPPED[removeType];
  return kind === undefined ? [] : names.map((object) => ({ object, why: `drops a ${kind}` }));
}

function toColumnBreaks(table, { subtype, name, def }) {
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
      return STRICTER.test(def.Constraint.contype) ? [{ object: table, why: 'adds a constraint' }] : [];
    case 'AT_AddColumn':
      return toNewColumnBreaks(table, def.ColumnDef);
    default:
      return [];
  }
}

/** An insert that does not know a new column fails when the column needs a value. */
function toNewColumnBreaks(table, { colname, constraints = [] }) {
  const kinds = constraints.map(({ Constraint }) => Constraint.contype);
  const isFilled = kinds.some((kind) => /^CONSTR_(DEFAULT|IDENTITY|GENERATED)$/.test(kind));
  const isNeeded = kinds.includes('CONSTR_NOTNULL') || kinds.includes('CONSTR_PRIMARY');
  return isNeeded && !isFilled
    ? [{ object: `${table}.${colname}`, why: 'adds a column without a default' }]
    : [];
}

/** A constraint, an index or a trigger is not named in what the version that still runs asks for. */
function toRenameBreaks({ renameType, relation, object, subname }) {
  if (renameType === 'OBJECT_COLUMN')
    return [{ object: `${relation.relname}.${subname}`, why: 'renames a column' }];
  if (DROPPED[renameType] === undefined) return [];
  return [{ object: relation?.relname ?? toName(object), why: `renames a ${DROPPED[renameType]}` }];
}

/** The last part of a name that may have a schema. */
function toName({ List, TypeName, ObjectWithArgs, String: text }) {
  return text ? text.sval : toNames(List?.items ?? TypeName?.names ?? ObjectWithArgs?.objname ?? []);
}

const toNames = (parts) => parts.at(-1)?.String.sval ?? '';
