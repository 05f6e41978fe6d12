/** The columns of {@link MemberRow} in a file. */
const COLUMNS = {
  number: 'Associate number',
  name: 'Name',
  mobile: 'Mobile',
  email: 'Email',
  emailProven: 'Email proven',
  mobileProven: 'Mobile proven',
  sponsor: 'Sponsor number',
  joined: 'Joined',
  pending: 'Pending points',
  pendingTill: 'Pending till',
  confirmed: 'Confirmed points',
  validTill: 'Valid till',
  cancelled: 'Cancelled points',
  pan: 'PAN',
} as const;

/** A row of a file of members. */
export type MemberRow = Partial<Record<keyof typeof COLUMNS, string>>;

/** A file of members with all columns of an import. */
export function toMemberFile(rows: readonly MemberRow[]): string {
  const fields = Object.keys(COLUMNS).filter((field): field is keyof MemberRow => field in COLUMNS);
  const lines = rows.map((row) => fields.map((field) => row[field] ?? '').join(','));
  return [Object.values(COLUMNS).join(','), ...lines].join('\n');
}

/**
 * The members of a company, in an order in which most stand above their sponsors. The tree is the same for the same count:
 * every member stands below one of those before, so that there are lines and broad teams.
 * @param top the number of the associate above all of them; none by default
 */
export function makeCompany(count: number, top?: string): MemberRow[] {
  const rows = Array.from({ length: count }, (_, n): MemberRow => {
    const above = n === 0 ? top : toNumber(Math.floor((n - 1) / (n % 7 === 0 ? 1.1 : 3)));
    return {
      number: toNumber(n),
      name: `Member ${toLetters(n)}`,
      mobile: String(7_100_000_000 + n),
      email: n % 3 === 0 ? `old${n}@example.in` : '',
      emailProven: n % 6 === 0 ? 'yes' : '',
      ...(above !== undefined && { sponsor: above }),
      joined: `20${String(10 + (n % 15)).padStart(2, '0')}-0${1 + (n % 9)}-1${n % 10}`,
      pending: n % 5 === 0 ? String(10 + (n % 90)) : '',
      pendingTill: n % 5 === 0 ? '2099-01-31' : '',
      confirmed: n % 2 === 0 ? String(100 + (n % 900)) : '',
      validTill: n % 2 === 0 ? '2099-12-31' : '',
      cancelled: n % 11 === 0 ? '7' : '',
    };
  });
  return rows.toReversed();
}

const toNumber = (n: number) => `OLD-${String(n).padStart(6, '0')}`;

/** A number as letters, because names have no digits. */
const toLetters = (n: number) => [...String(n)].map((digit) => 'ABCDEFGHIJ'.charAt(Number(digit))).join('');

/**
 * A query of all that an import of {@link makeCompany} stores, as one line for each member, by number: equal for equal
 * imports, whatever their ids and times are.
 */
export const COMPANY = `
  select a.referral_code || ' ' || u.first_name || ' ' || u.last_name || ' ' || u.mobile || ' ' || coalesce(u.email, '-')
    || ' ' || (u.mobile_verified_at is not null) || (u.email_verified_at is not null)
    || ' ' || coalesce(p.referral_code, '-') || ' ' || a.direct_count || ' ' || a.total_count
    || ' ' || to_char(a.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')
    || ' ' || coalesce((select string_agg(points_group::text || type::text || points || coalesce(valid_till::date::text, ''), ','
      order by points_group) from bv_entries where user_id = u.id), '-')
    || ' ' || (select count(*) from audit_entries where subject = 'member/' || u.id) as line
  from associates a join users u on u.id = a.user_id left join associates p on p.id = a.parent_id
  where a.referral_code like 'OLD-%' order by a.referral_code`;
