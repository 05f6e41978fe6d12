import type { StaffGrievance } from '@pgm/api/contract';

/** A new grievance, for stories and tests. */
export const sampleGrievance: StaffGrievance = {
  id: '01a2058b-a088-7593-895b-e301684aecd1',
  number: 'GR-2026-000123',
  category: 'DELIVERY',
  status: 'OPEN',
  registeredAt: '2026-11-20T10:15:00.000Z',
  acknowledgedAt: '2026-11-20T10:15:00.000Z',
  answerBy: '2026-12-20T10:15:00.000Z',
  reopenBy: null,
  steps: [{ status: 'OPEN', at: '2026-11-20T10:15:00.000Z', by: 'COMPLAINANT', note: null }],
  orderNumber: '',
  text: 'The parcel was left with a neighbour without a call.',
  name: 'Abdul Rahman',
  mobile: '9000000212',
  email: '',
  language: 'en',
  orderId: null,
  memberId: null,
  isOverdue: false,
  assignee: null,
  canAssign: true,
  canAssignToOthers: false,
};
