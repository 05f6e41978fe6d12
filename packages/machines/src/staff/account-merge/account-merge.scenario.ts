import type { MergeEffects } from '@pgm/api/contract';
import { done, failed } from '../../kit/kit.scenario.ts';

const ASHA = {
  id: '01a2058b-a088-7593-895b-e301684aece8',
  name: 'Asha Mishra',
  username: 'asha',
  referralCode: 'ASHA2026',
  primaryPhone: '9000000001',
  primaryEmail: 'asha@example.in',
  joinedAt: '2023-09-05T10:15:00.000Z',
  teamSize: 24,
};
const ASHA_AGAIN = {
  id: '01a2058b-a088-7593-895b-e301684aecf7',
  name: 'Asha Devi Mishra',
  username: 'asha77',
  referralCode: 'K7QMRTW9',
  primaryPhone: '9000000077',
  primaryEmail: null,
  joinedAt: '2026-08-01T10:15:00.000Z',
  teamSize: 2,
};

/** A merge of an account with one that its person opened below it. */
export const sampleMerge: MergeEffects = {
  stays: ASHA,
  ends: ASHA_AGAIN,
  things: [
    { thing: 'orders', moved: 3, leftOut: 0 },
    { thing: 'points', moved: 7, leftOut: 0 },
    { thing: 'team', moved: 2, leftOut: 0 },
    { thing: 'addresses', moved: 1, leftOut: 1 },
    { thing: 'wishlist', moved: 0, leftOut: 2 },
  ],
  logins: [
    { login: 'mobile', moves: false },
    { login: 'google', moves: true },
    { login: 'password', moves: false },
  ],
  place: 'below',
};

/** The events with which tests and stories reach every state. */
export const accountMergeScenario = {
  choose: {
    type: 'account.choose',
    account: { id: ASHA_AGAIN.id, name: 'Asha Devi Mishra · K7QMRTW9' },
  },
  remove: { type: 'account.choose', account: null },
  chooseStays: { type: 'stays.choose', staysId: ASHA_AGAIN.id },
  give: { type: 'reason.change', reason: 'She called from both numbers.' },
  rehearse: { type: 'merge.rehearse' },
  rehearsed: done('rehearseMerge', sampleMerge),
  rejected: failed('rehearseMerge', {
    code: 'conflict',
    message: 'One of the accounts is blocked. Unblock it first.',
  }),
  send: { type: 'merge.send' },
  merged: done('sendMerge', sampleMerge),
  notMerged: failed('sendMerge', {
    code: 'conflict',
    message: 'An import is running. Try again when it is finished.',
  }),
} as const;
