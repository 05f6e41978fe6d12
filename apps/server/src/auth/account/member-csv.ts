import { AccountEmail, MobileNumber, PersonName, Username } from '@pgm/api/contract';
import { type SQL, and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { associates } from '../../members/associate/associate.schema.ts';
import { joinTree } from '../../members/associate/tree.transactions.ts';
import type { Cells, CheckContext, CsvFormat, CsvRow, RowProblem } from '../../platform/csv/csv-kind.ts';
import { FileValues } from '../../platform/csv/file-values.ts';
import type { Database } from '../../platform/database/database.ts';
import { isId, newId } from '../../platform/database/id.ts';
import { type RecordChange, recordChanges } from '../../platform/record/record-change.ts';
import { users } from '../user/user.schema.ts';
import { personName } from '../../platform/words/person-name.ts';

interface NewMember {
  readonly name: string;
  readonly mobile: string;
  readonly email: string | null;
  readonly username: string;
  /** A username or an id; empty without a sponsor. */
  readonly sponsor: string;
}

interface CheckedMember {
  readonly number: number;
  readonly problems: readonly RowProblem[];
  readonly member?: NewMember | undefined;
}

/** What the rows of a batch can collide with or refer to. */
interface Known {
  /** The cells of members by id. */
  readonly members: ReadonlyMap<string, Cells>;
  /** The usernames and contacts of accounts. */
  readonly taken: FileValues;
  /** The ids of associates, by username and by id. */
  readonly sponsors: ReadonlyMap<string, string>;
}

/**
 * Members as CSV: a row adds an account without a password, whose owner logs in by a code to the mobile number. A row with
 * an id is a member who exists, and must say the same of the member: an import does not change how members log in.
 */
export const memberCsv: CsvFormat = {
  columns: ['ID', 'Name', 'Mobile', 'Email', 'Username', 'Sponsor'],
  required: () => ['Name', 'Mobile', 'Username'],

  async check(db, rows, context) {
    const known = await readKnown(db, rows);
    const checked = rows.map((row) => checkRow(row, known, context));
    return {
      rows: checked.map(({ member, ...row }) => ({ ...row, subject: null, isChange: member !== undefined })),
      async write(tx, editor) {
        const sponsors = new Map(known.sponsors);
        const entries: RecordChange[] = [];
        for (const { member } of checked) {
          if (member === undefined) continue;
          const { id, associateId, parentId } = await addMember(tx, member, sponsors, editor.at);
          sponsors.set(member.username, associateId);
          // An entry cannot be changed when the member deletes the account, so it holds no personal data.
          entries.push({
            ...editor,
            action: 'create',
            subject: `member/${id}`,
            before: null,
            after: { associateId, parentId },
          });
        }
        await recordChanges(tx, entries);
      },
    };
  },

  async exportPage(db, after, limit) {
    const rows = await selectMembers(db, and(isMember, after ? gt(users.id, after) : undefined))
      .orderBy(asc(users.id))
      .limit(limit);
    return rows.map(({ id, ...row }) => ({ id, cells: toCells({ id, ...row }) }));
  },
};

function checkRow({ number, cells }: CsvRow, known: Known, { file }: CheckContext): CheckedMember {
  const id = cells['ID']?.trim().toLowerCase() ?? '';
  if (id !== '') return { number, problems: checkExisting(cells, known.members.get(id)) };
  const problems: RowProblem[] = [];
  const read = (column: string, schema: typeof PersonName) => {
    const parsed = schema.safeParse(cells[column] ?? '');
    const [issue] = parsed.error?.issues ?? [];
    if (issue) problems.push({ column, message: issue.message });
    return parsed.data ?? '';
  };
  const member = {
    name: read('Name', PersonName),
    mobile: read('Mobile', MobileNumber),
    email: cells['Email']?.trim() ? read('Email', AccountEmail).toLowerCase() : null,
    username: read('Username', Username).toLowerCase(),
    sponsor: cells['Sponsor']?.trim().toLowerCase() ?? '',
  };
  const unique = {
    Mobile: member.mobile,
    Username: member.username,
    ...(member.email && { Email: member.email }),
  };
  for (const [column, value] of Object.entries(unique)) {
    if (known.taken.has(column, value)) problems.push({ column, message: 'Another account has this' });
    else if (file.has(column, value)) problems.push({ column, message: 'Another row has this' });
  }
  const { sponsor } = member;
  if (sponsor !== '' && !known.sponsors.has(sponsor) && !file.has('Username', sponsor))
    problems.push({
      column: 'Sponsor',
      message: 'No associate has this username or ID, here or in a row above',
    });
  if (problems.length > 0) return { number, problems };
  for (const [column, value] of Object.entries(unique)) file.claim(column, value);
  return { number, problems, member };
}

function checkExisting(cells: Cells, stored: Cells | undefined): RowProblem[] {
  if (stored === undefined) return [{ column: 'ID', message: 'Member not found' }];
  const changed = Object.keys(stored).filter(
    (column) =>
      column !== 'ID' && cells[column] !== undefined && cells[column]?.trim() !== stored[column]?.trim(),
  );
  return changed.map((column) => ({ column, message: 'An import does not change members' }));
}

async function readKnown(db: Database, rows: readonly CsvRow[]): Promise<Known> {
  const values = (column: string) => rows.map(({ cells }) => cells[column]?.trim().toLowerCase() ?? '');
  const sponsors = values('Sponsor').filter((sponsor) => sponsor !== '');
  const sponsorIds = sponsors.filter(isId);
  const members = await selectMembers(db, and(isMember, inArray(users.id, values('ID').filter(isId))));
  const accounts = await db
    .select({
      username: users.username,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      mobile: users.mobile,
      mobileVerifiedAt: users.mobileVerifiedAt,
      former: users.formerMobile,
    })
    .from(users)
    .where(
      or(
        inArray(users.username, values('Username')),
        inArray(users.email, values('Email')),
        inArray(users.mobile, values('Mobile')),
        inArray(users.formerMobile, values('Mobile')),
      ),
    );
  const placed = await db
    .select({ id: associates.id, userId: associates.userId, username: users.username })
    .from(associates)
    .innerJoin(users, eq(users.id, associates.userId))
    .where(
      or(
        inArray(users.username, sponsors),
        inArray(associates.id, sponsorIds),
        inArray(associates.userId, sponsorIds),
      ),
    );
  const taken = new FileValues();
  for (const { username, email, mobile, former, ...proofs } of accounts) {
    taken.claim('Username', username);
    // An account that has not proven a contact does not reserve it.
    if (email && proofs.emailVerifiedAt) taken.claim('Email', email);
    if (mobile && proofs.mobileVerifiedAt) taken.claim('Mobile', mobile);
    if (former) taken.claim('Mobile', former);
  }
  return {
    members: new Map(members.map((row) => [row.id, toCells(row)])),
    taken,
    sponsors: new Map(
      placed.flatMap(
        ({ id, userId, username }) =>
          [
            [id, id],
            [userId, id],
            [username, id],
          ] as const,
      ),
    ),
  };
}

/** Adds an account and its place in the tree, as a sign-up does. Only its owner can log in, by a code to the number. */
async function addMember(
  tx: Database,
  { name, sponsor, ...contacts }: NewMember,
  sponsors: ReadonlyMap<string, string>,
  createdAt: Date,
) {
  const id = newId();
  const parentId = sponsors.get(sponsor) ?? null;
  await tx.insert(users).values({
    ...contacts,
    ...personName(name),
    id,
    mobileVerifiedAt: createdAt,
    roles: ['MEMBER'],
    createdAt,
  });
  const associateId = await joinTree(tx, { userId: id, parentId, createdAt });
  if (associateId === undefined) throw new Error('the new account has a place in the tree already');
  return { id, associateId, parentId };
}

const sponsorAssociates = alias(associates, 'sponsor_associates');
const sponsorUsers = alias(users, 'sponsor_users');

const isMember = and(isNull(users.deletedAt), sql`'MEMBER' = any(${users.roles})`);

function selectMembers(db: Database, condition: SQL | undefined) {
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      mobile: users.mobile,
      email: users.email,
      username: users.username,
      sponsor: sponsorUsers.username,
    })
    .from(users)
    .leftJoin(associates, eq(associates.userId, users.id))
    .leftJoin(sponsorAssociates, eq(sponsorAssociates.id, associates.parentId))
    .leftJoin(sponsorUsers, eq(sponsorUsers.id, sponsorAssociates.userId))
    .where(condition)
    .$dynamic();
}

function toCells(row: {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly username: string;
  readonly sponsor: string | null;
}): Cells {
  return {
    ID: row.id,
    Name: `${row.firstName} ${row.lastName}`.trim(),
    Mobile: row.mobile ?? '',
    Email: row.email ?? '',
    Username: row.username,
    Sponsor: row.sponsor ?? '',
  };
}
