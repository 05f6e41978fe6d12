import type { DataExport } from '@pgm/api/contract';
import { done, failed } from '../../kit/kit.scenario.ts';

/** The sample export of a new member. */
export const sampleExport: DataExport = {
  exportedAt: '2026-11-21T06:30:00.000Z',
  profile: {
    id: 'ravi',
    firstName: 'Ravi',
    midName: null,
    lastName: 'Kumar',
    username: 'ravi',
    roles: ['MEMBER'],
    gender: null,
    dob: null,
    primaryEmail: 'ravi@example.in',
    primaryPhone: null,
    alternateEmails: [],
    alternatePhone: [],
    imageUrl: null,
    createdAt: '2026-11-20T06:30:00.000Z',
    emailVerifiedAt: null,
    mobileVerifiedAt: null,
    formerMobile: null,
    hasPassword: true,
    hasGoogle: false,
  },
  consents: { sharesContact: false, offersByMail: false, offersBySms: false, changes: [] },
  messageChoices: { pointsInApp: true, teamInApp: true, restockInApp: true, restockByMail: true },
  addresses: [],
  cart: [],
  wishlist: [],
  restockRequests: [],
  orders: [],
  pastOrders: [],
  payments: [],
  invoices: [],
  couponUses: [],
  points: [],
  agreements: [],
  identityCards: [],
  associate: null,
  formerReferralCodes: [],
  mergedAccounts: [],
  sponsorChanges: [],
  nodePayments: [],
  payoutFigures: [],
  bankDetails: null,
  bankDetailsHistory: [],
  requests: [],
  grievances: [],
  notifications: [],
  sessions: [],
};

/** Sample events that reach every state of the machine, for tests and stories. */
export const dataExportScenario = {
  start: { type: 'export.start' },
  fetched: done('fetchData', sampleExport),
  rejected: failed('fetchData', {
    code: 'rateLimited',
    message: 'Too many requests. Please try again in 60 minutes.',
  }),
} as const;
