import type { TeamActivity } from '@pgm/api/contract';

/** The columns of the CSV file of a team, with the text of each cell. */
export const TEAM_ACTIVITY_COLUMNS: Readonly<
  Record<string, (activity: TeamActivity, month: string) => string>
> = {
  Level: ({ level }) => String(level),
  Name: ({ name }) => name,
  'Referral code': ({ referralCode }) => referralCode,
  Month: (_, month) => month,
  Points: ({ points }) => String(points),
  'Last order': ({ lastOrderOn }) => lastOrderOn ?? '',
  Active: ({ isActive }) => (isActive ? 'yes' : 'no'),
};
