import type { StaffNotice } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';

/** Sample notices as the server sends them, the newest first; the last one was read. */
export const sampleNotices: readonly StaffNotice[] = [
  {
    id: '018f0000-0000-7000-8000-0000000000a1',
    kind: 'NEW_ORDER',
    subjectId: '018f0000-0000-7000-8000-0000000000c1',
    name: 'PGM-000123',
    quantity: null,
    isNew: true,
    createdAt: '2026-11-21T06:30:00.000Z',
  },
  {
    id: '018f0000-0000-7000-8000-0000000000a2',
    kind: 'REFUND_FAILED',
    subjectId: '018f0000-0000-7000-8000-0000000000c2',
    name: 'PGM-000101',
    quantity: null,
    isNew: true,
    createdAt: '2026-11-21T05:10:00.000Z',
  },
  {
    id: '018f0000-0000-7000-8000-0000000000a3',
    kind: 'LOW_STOCK',
    subjectId: '018f0000-0000-7000-8000-000000000001',
    name: 'Forest Honey, 500 g',
    quantity: 4,
    isNew: true,
    createdAt: '2026-11-20T12:00:00.000Z',
  },
  {
    id: '018f0000-0000-7000-8000-0000000000a4',
    kind: 'NEW_GRIEVANCE',
    subjectId: '018f0000-0000-7000-8000-0000000000d1',
    name: 'GR-2026-000007',
    quantity: null,
    isNew: false,
    createdAt: '2026-11-19T06:30:00.000Z',
  },
];

/** The events with which tests and stories reach every state. */
export const newNoticesScenario = {
  visit: { type: 'area.visit', path: '/dashboard' },
  leave: { type: 'area.leave' },
  counted: done('countNew', 3),
  notCounted: failed('countNew'),
  aMinuteLater: { type: 'xstate.after.nextCount.new-notices.fresh' },
  show: { type: 'notices.show', newest: '2026-11-21T06:30:00.000Z' },
  read: { type: 'notices.read' },
  marked: done('markRead', 0),
  notMarked: threw('markRead'),
} as const;
