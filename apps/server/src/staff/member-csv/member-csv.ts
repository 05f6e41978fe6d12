import { ADDED_COLUMNS } from '@pgm/api/contract';
import { and, asc, gt } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import { cellText } from '../../platform/csv/csv-cells.ts';
import type { Cells, CheckContext, CsvFormat, RowProblem } from '../../platform/csv/csv-kind.ts';
import type { Secrets } from '../../platform/security/secrets.ts';
import { toBareCode } from '../../members/associate/associate.schema.ts';
import { addMembers } from './add-members.ts';
import {
  type KnownMembers,
  type StoredMember,
  isMember,
  readKnown,
  selectMembers,
  toCells,
} from './known-members.ts';
import { type NamedSponsor, type NewMember, type ReadRow, memberParents, readRow } from './member-cells.ts';

/** What an export has. */
const EXPORTED = [
  'ID',
  'Name',
  'Mobile',
  'Email',
  'Username',
  'Sponsor',
  'Associate number',
  'Sponsor number',
  'Joined',
];

interface CheckedMember {
  readonly number: number;
  readonly problems: readonly RowProblem[];
  /** Undefined when the row says of a member what is stored. */
  readonly member?: NewMember | undefined;
}

/**
 * Members as CSV: a row adds an account without a password, in the tree, with the number and the points that the member has had
 * so far. A row with the id or the associate number of a member must say the same of the member: an import does not change how
 * members log in, and the same file again adds no one twice.
 * @param secrets encrypt the PANs
 */
export const memberCsv = (secrets: Secrets): CsvFormat => ({
  columns: [...EXPORTED, ...ADDED_COLUMNS.members],
  exportedColumns: () => Promise.resolve(EXPORTED),
  required: () => ['Name', 'Mobile'],
  parents: memberParents,

  async check(db, rows, context) {
    const read = rows.map((row) => readRow(row, context.now));
    const known = await readKnown(db, read, secrets);
    const checked = read.map((row) => checkRow(row, known, context));
    const members = checked.flatMap(({ member }) => member ?? []);
    const pans = members.flatMap(({ pan }) => pan ?? []);
    // Two members with one PAN are no error: staff look at both.
    const shared = pans.filter((pan) => !context.file.claim('PAN', pan) || known.panHolders.has(pan)).length;
    return {
      rows: checked.map(({ member, ...row }) => ({ ...row, subject: null, isChange: member !== undefined })),
      write: (tx, editor) => addMembers(tx, members, known.sponsors, editor, secrets),
      totals: { ...toTotals(members), PANs: pans.length, 'PANs that another member has': shared },
    };
  },

  async exportPage(db, after, limit) {
    const rows = await selectMembers(db, and(isMember, after ? gt(users.id, after) : undefined))
      .orderBy(asc(users.id))
      .limit(limit);
    return rows.map((row) => ({ id: row.id, cells: toCells(row) }));
  },
});

function checkRow(read: ReadRow, known: KnownMembers, context: CheckContext): CheckedMember {
  const { number, cells } = read.row;
  const isNew = read.id === '' && !isStored(read, known);
  const problems = isNew ? findProblems(read, known, context) : checkExisting(read, known);
  if (problems.length > 0) return { number, problems };
  for (const [column, value] of toUnique(read.member)) context.file.claim(column, value);
  for (const name of memberParents.names(cells)) context.file.claim(ROW, name);
  return { number, problems, ...(isNew && { member: read.member }) };
}

/** Under which the names of rows without errors are known. */
const ROW = 'Row';

const TAKEN = 'Another account has this';

/** Why a row adds no member: invalid cells, values that belong to another, a sponsor who is not there. */
function findProblems(
  { row, member, ...read }: ReadRow,
  known: KnownMembers,
  context: CheckContext,
): RowProblem[] {
  const problems = [...read.problems];
  for (const [column, value] of toUnique(member)) {
    const hasNumber = column === 'Associate number' && known.byNumber.has(value);
    if (hasNumber || known.taken.has(column, value)) problems.push({ column, message: TAKEN });
    else if (context.file.has(column, value)) problems.push({ column, message: 'Another row has this' });
  }
  if (member.sponsor) problems.push(...checkSponsor(row.number, member.sponsor, known, context));
  return problems;
}

/** The values that no other row and no account may have, by their column. */
function toUnique({ mobile, email, username, number }: NewMember): [string, string][] {
  const bare = number && toBareCode(number);
  const values = { 'Associate number': bare, Mobile: mobile, Username: username, Email: email };
  return Object.entries(values).flatMap(([column, value]): [string, string][] =>
    value ? [[column, value]] : [],
  );
}

/**
 * A sponsor is a row of the file without errors, or an associate of the shop. A number or username that a row of the file has is
 * that of this row, although another person in the shop may have it.
 */
function checkSponsor(
  number: number,
  { column, name }: NamedSponsor,
  known: KnownMembers,
  { file, tree }: CheckContext,
): RowProblem[] {
  if (tree.isInCircle(number)) return [{ column, message: 'The sponsors of these rows form a circle' }];
  const isInFile = tree.has(name);
  if (isInFile ? file.has(ROW, name) : known.sponsors.has(name)) return [];
  const message = isInFile
    ? 'The row of the sponsor has an error'
    : 'No associate has this number, username or ID, here or in the file';
  return [{ column, message }];
}

/** Why a row with the id of a member does not say the same of the member. */
function checkExisting({ row: { cells }, id, member }: ReadRow, known: KnownMembers): RowProblem[] {
  if (id === '') return [];
  const stored = known.byId.get(id);
  if (stored === undefined) return [{ column: 'ID', message: 'Member not found' }];
  const changes = findChanges(cells, stored.cells);
  if (!hasPan(stored, member, known)) changes.push('PAN');
  return changes.map((column) => ({
    column,
    message: 'An import does not change members',
  }));
}

/** Whether a row without an id says what is stored of the member with its number; what it leaves empty was drawn. */
function isStored({ row: { cells }, member, problems }: ReadRow, known: KnownMembers): boolean {
  const { number, openings } = member;
  const stored = number === null ? undefined : known.byNumber.get(toBareCode(number));
  if (stored === undefined || problems.length > 0) return false;
  const filled = Object.fromEntries(Object.entries(cells).filter(([, text]) => text?.trim() !== ''));
  const toTexts = (all: StoredMember['openings']) =>
    all.map(({ group, points }) => `${group} ${points}`).toSorted();
  return (
    findChanges(filled, stored.cells).length === 0 &&
    hasPan(stored, member, known) &&
    toTexts(openings).join() === toTexts(stored.openings).join()
  );
}

/** Whether a member has the PAN of a row, or the row has none. */
function hasPan({ cells }: StoredMember, { pan }: NewMember, { panHolders }: KnownMembers): boolean {
  return pan === null || panHolders.get(pan)?.has(cells['ID'] ?? '') === true;
}

/** The columns in which cells differ from those of a member, however they are spelled. */
function findChanges(cells: Cells, stored: Cells): string[] {
  return Object.keys(stored).filter(
    (column) => cells[column] !== undefined && toComparable(cells, column) !== toComparable(stored, column),
  );
}

/** Only in a name the case of letters counts. */
function toComparable(cells: Cells, column: string): string {
  const text = cellText(cells, column);
  if (column === 'Name') return text.replaceAll(/\s+/g, ' ');
  return column === 'Associate number' || column === 'Sponsor number' ? toBareCode(text) : text.toLowerCase();
}

/** Sums to compare with those of the system that the file comes from. */
function toTotals(members: readonly NewMember[]): Readonly<Record<string, number>> {
  const count = (isCounted: (member: NewMember) => boolean) => members.filter(isCounted).length;
  const sum = (group: string) =>
    members
      .flatMap(({ openings }) => openings)
      .reduce((total, opening) => total + (opening.group === group ? opening.points : 0), 0);
  return {
    'New members': members.length,
    'Without a sponsor': count(({ sponsor }) => sponsor === undefined),
    'Proven mobile numbers': count(({ isMobileProven }) => isMobileProven),
    'Proven email addresses': count(({ isEmailProven }) => isEmailProven),
    'Pending points': sum('PENDING'),
    'Confirmed points': sum('CONFIRMED'),
    'Cancelled points': sum('CANCELLED'),
  };
}
