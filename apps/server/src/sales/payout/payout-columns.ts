/** The columns of payouts as CSV. */
export const ID = 'ID';
export const USERNAME = 'Username';
export const GROSS = 'Gross amount';
export const TDS = 'TDS';
export const DEDUCTIONS = 'Deductions';
export const NET = 'Net amount';
export const STATUS = 'Status';
export const REFERENCE = 'Reference';
export const PAID_ON = 'Paid on';

/** The columns that an import reads besides the id. */
export const EDITED = [GROSS, TDS, DEDUCTIONS, NET, STATUS, REFERENCE, PAID_ON] as const;

/** The columns with what a closed period says of an associate; an import does not change them. */
export const FIGURES = {
  period: 'Period',
  name: 'Name',
  code: 'Referral code',
  sponsor: 'Sponsor',
  sponsorCode: 'Sponsor code',
  level: 'Level',
  ownPoints: 'Own points',
  teamPoints: 'Team points',
  purchases: 'Purchases',
} as const;

/** All columns, in the order of an export. */
export const PAYOUT_COLUMNS = [
  ID,
  FIGURES.period,
  FIGURES.name,
  USERNAME,
  FIGURES.code,
  FIGURES.sponsor,
  FIGURES.sponsorCode,
  FIGURES.level,
  FIGURES.ownPoints,
  FIGURES.teamPoints,
  FIGURES.purchases,
  ...EDITED,
];
