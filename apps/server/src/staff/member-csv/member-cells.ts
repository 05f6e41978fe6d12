import { AccountEmail, MobileNumber, Pan, PersonName, Username, calendarDay } from '@pgm/api/contract';
import * as z from 'zod';
import { cellText } from '../../platform/csv/csv-cells.ts';
import type { Cells, CsvRow, RowParents, RowProblem } from '../../platform/csv/csv-kind.ts';
import { afterIndiaDay, endOfIndiaDay, startOfIndiaDay } from '../../platform/india-days.ts';
import { toBareCode } from '../../members/associate/associate.schema.ts';
import type { NewOpening } from '../../sales/points/opening-points.transactions.ts';

/** The number of an associate: the referral code, as it is printed on cards. Visitors type it without hyphens and slashes. */
const AssociateNumber = z
  .string()
  .refine(
    (number) => /^[A-Z0-9/-]{4,30}$/.test(number) && /^[A-Z0-9]{4,20}$/.test(toBareCode(number)),
    'Associate number should have 4 to 20 letters and digits, with or without hyphens and slashes',
  );

const CalendarDay = calendarDay('Write the date as 2019-04-30');

/** More points than anyone has; far fewer than the database can add up. */
const Points = z.string().regex(/^\d{1,9}$/, 'Points must be a whole number');

/** How the points of a group come: their column, that of their date, and what the date says. */
const OPENINGS = [
  { group: 'PENDING', column: 'Pending points', until: 'Pending till', toTime: afterIndiaDay },
  { group: 'CONFIRMED', column: 'Confirmed points', until: 'Valid till', toTime: endOfIndiaDay },
  { group: 'CANCELLED', column: 'Cancelled points', until: undefined, toTime: undefined },
] as const;

/** The points of a member in a group at the import. */
export type Opening = Omit<NewOpening, 'userId'>;

/** A sponsor as a row names it: by a number or a username, both as a row of the file can have it; or by an id. */
export interface NamedSponsor {
  readonly column: 'Sponsor number' | 'Sponsor';
  /** The bare number, or the username or id in lower case. */
  readonly text: string;
  /** See {@link numberName} and {@link usernameName}. */
  readonly name: string;
}

/** A member in a row. */
export interface NewMember {
  readonly name: string;
  readonly mobile: string;
  readonly isMobileProven: boolean;
  /** In lower case. */
  readonly email: string | null;
  readonly isEmailProven: boolean;
  /** In lower case; null: drawn. */
  readonly username: string | null;
  /** In upper case; null: drawn. */
  readonly number: string | null;
  readonly sponsor: NamedSponsor | undefined;
  /** Null: now. */
  readonly joinedAt: Date | null;
  readonly openings: readonly Opening[];
  /** Null: not known. */
  readonly pan: string | null;
}

/** How rows and associates are called by their number; hyphens and slashes do not count. */
export const numberName = (number: string) => `number ${toBareCode(number)}`;

/** How rows and associates are called by their username, and associates by their id. */
export const usernameName = (username: string) => `username ${username.trim().toLowerCase()}`;

/** How a row stands below another one: by its sponsor. */
export const memberParents: RowParents = {
  names: (cells) => [
    ...named(cells, 'Associate number', numberName),
    ...named(cells, 'Username', usernameName),
  ],
  parent: (cells) => toSponsor(cells)?.name,
};

function named(cells: Cells, column: string, toName: (text: string) => string): string[] {
  const text = cellText(cells, column);
  return text === '' ? [] : [toName(text)];
}

function toSponsor(cells: Cells): NamedSponsor | undefined {
  const number = toBareCode(cellText(cells, 'Sponsor number'));
  if (number !== '') return { column: 'Sponsor number', text: number, name: numberName(number) };
  const username = cellText(cells, 'Sponsor').toLowerCase();
  if (username !== '') return { column: 'Sponsor', text: username, name: usernameName(username) };
  return undefined;
}

/** A row as it was read. */
export interface ReadRow {
  readonly row: CsvRow;
  /** The id of a member who exists; empty for a new one. */
  readonly id: string;
  readonly member: NewMember;
  /** What is invalid without a look at other members. */
  readonly problems: readonly RowProblem[];
}

/** Reads a row by the rules of the single call. */
export function readRow(row: CsvRow, now: Date): ReadRow {
  const { cells } = row;
  const reader = new CellReader(cells);
  const joined = reader.optional('Joined', CalendarDay);
  const joinedAt = joined === null ? null : startOfIndiaDay(joined);
  if (joinedAt !== null && joinedAt > now) reader.reject('Joined', 'The date is in the future');
  const email = reader.optional('Email', AccountEmail)?.toLowerCase() ?? null;
  const isEmailProven = reader.choice('Email proven', false);
  if (isEmailProven && email === null) reader.reject('Email', 'Email is required');
  if (cellText(cells, 'Sponsor number') !== '' && cellText(cells, 'Sponsor') !== '')
    reader.reject('Sponsor', 'Name the sponsor by the number or by the username, not by both');
  const member = {
    name: reader.required('Name', PersonName),
    mobile: reader.required('Mobile', MobileNumber),
    // Only the code that is sent to the number lets its owner in.
    isMobileProven: reader.choice('Mobile proven', true),
    email,
    isEmailProven,
    username: reader.optional('Username', Username)?.toLowerCase() ?? null,
    number: reader.optional('Associate number', AssociateNumber, (text) => text.toUpperCase()),
    sponsor: toSponsor(cells),
    joinedAt,
    openings: OPENINGS.flatMap((opening) => readOpening(reader, opening, now)),
    pan: reader.optional('PAN', Pan),
  };
  return { row, id: cellText(cells, 'ID').toLowerCase(), member, problems: reader.problems };
}

/** The points of a row in a group; none when the cell is empty or 0. */
function readOpening(reader: CellReader, opening: (typeof OPENINGS)[number], now: Date): Opening[] {
  const points = Number(reader.optional(opening.column, Points) ?? 0);
  if (points === 0) return [];
  const { group } = opening;
  if (opening.until === undefined) return [{ group, points, until: null }];
  const day = reader.required(opening.until, CalendarDay);
  if (day === '') return [];
  const until = opening.toTime(day);
  if (group === 'CONFIRMED' && until < now) reader.reject(opening.until, 'The date is in the past');
  return [{ group, points, until }];
}

/** What a schema of a cell is needed for. */
interface CellSchema {
  readonly safeParse: (text: string) => {
    readonly data?: string | undefined;
    readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined;
  };
}

/** Reads the cells of a row, and collects their errors. */
class CellReader {
  readonly #cells: Cells;
  readonly problems: RowProblem[] = [];
  constructor(cells: Cells) {
    this.#cells = cells;
  }

  reject(column: string, message: string): void {
    this.problems.push({ column, message });
  }

  /** The value of a cell; an empty text when it is invalid. */
  required(column: string, schema: CellSchema): string {
    return this.#parse(column, this.#cells[column] ?? '', schema);
  }

  /** The same for a cell that can be empty. @param prepare changes its text before the check */
  optional(column: string, schema: CellSchema, prepare = (text: string) => text): string | null {
    const text = cellText(this.#cells, column);
    return text === '' ? null : this.#parse(column, prepare(text), schema);
  }

  /** A cell with yes or no. */
  choice(column: string, byDefault: boolean): boolean {
    const text = cellText(this.#cells, column).toLowerCase();
    if (text === '') return byDefault;
    if (text !== 'yes' && text !== 'no') this.reject(column, 'Write yes or no');
    return text === 'yes';
  }

  #parse(column: string, text: string, schema: CellSchema): string {
    const { data = '', error } = schema.safeParse(text);
    const [issue] = error?.issues ?? [];
    if (issue) this.reject(column, issue.message);
    return data;
  }
}
