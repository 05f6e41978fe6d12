import {
  type AuditEntry,
  AuditKind,
  BankDetailsStatus,
  GrievanceStatus,
  LEAD_STATUSES,
  MemberRequestStatus,
  NodePaymentStatus,
  PointsCorrectionStatus,
  ProductQuestionStatus,
  ReviewStatus,
} from '@pgm/api/contract';
import { inHindi } from '@pgm/ui/foundations/language-hi';
import { addStaffHindi } from '@pgm/ui/foundations/language-hi-staff';
import { STATUS_LABELS } from '@pgm/ui/staff/record-change';
import { beforeAll, describe, expect, it } from 'vitest';
import { KINDS, toRecord } from './audit-columns.tsx';

const entry: AuditEntry = {
  id: 'a1',
  at: '2026-11-20T10:15:00.000Z',
  actorId: 'u1',
  actorName: 'Sushma Yadav',
  action: 'update',
  subject: 'reply-template/t1',
  before: null,
  after: null,
  names: {},
  via: null,
};

describe('the words of the audit', () => {
  beforeAll(addStaffHindi);

  it('name every kind of record that an entry can be of, in both languages', () => {
    expect(Object.keys(KINDS).toSorted()).toEqual(AuditKind.options.toSorted());
    expect(Object.values(KINDS).filter((word) => inHindi(word) === word)).toEqual([]);
  });

  it('name every status of these records, in both languages', () => {
    const statuses: readonly string[] = [
      BankDetailsStatus,
      GrievanceStatus,
      MemberRequestStatus,
      NodePaymentStatus,
      PointsCorrectionStatus,
      ProductQuestionStatus,
      ReviewStatus,
    ]
      .flatMap<string>(({ options }) => options)
      .concat(LEAD_STATUSES);
    expect(statuses.filter((status) => !Object.hasOwn(STATUS_LABELS, status))).toEqual([]);
    expect(Object.values(STATUS_LABELS).filter((word) => inHindi(word) === word)).toEqual([]);
  });
});

describe('the record of an entry', () => {
  it.each([
    ['a template by its title', { after: { title: 'Delay' } }, 'Reply template', 'Delay'],
    ['a coupon by its code', { subject: 'coupon/c1', after: { code: 'DIWALI' } }, 'Coupon', 'DIWALI'],
    [
      'a request by its member',
      { subject: 'request/r1', after: { memberId: 'm1' }, names: { m1: 'Asha Devi' } },
      'Request',
      'Asha Devi',
    ],
    [
      'an imported member, whose entry has no facts of the person',
      { subject: 'member/m1', after: { parentId: 'a1' }, names: { m1: 'Asha Devi', a1: 'Ravi Kumar' } },
      'Member',
      'Asha Devi',
    ],
    ['what is gone by what it was', { subject: 'brand/b1', before: { name: 'Vanya' } }, 'Brand', 'Vanya'],
    ['an unknown kind by its own word', { subject: 'tool/1' }, 'tool', ''],
  ])('names %s', (_, facts, kind, name) => {
    expect(toRecord({ ...entry, ...facts })).toMatchObject({ kind, name });
  });

  it.each([
    ['a member', { subject: 'member/m1', before: {} }, { m1: 'Asha Devi' }, 'm1'],
    [
      'a payout that is gone',
      { subject: 'payout/p1', before: { memberId: 'm1' } },
      { m1: 'Asha Devi' },
      'm1',
    ],
    ['a member whose account was deleted', { subject: 'member/m1', before: {} }, {}, undefined],
    ['a brand', { subject: 'brand/b1', after: { name: 'Vanya' } }, {}, undefined],
  ])('has the account of %s', (_, facts, names, memberId) => {
    expect(toRecord({ ...entry, ...facts, names }).memberId).toBe(memberId);
  });
});
