import type { MemberRequest } from '@pgm/api/contract';
import { pagedListScenario } from '../../kit/kit.scenario.ts';
import { sampleMemberRequest } from '../member-request-form/member-request-form.scenario.ts';

const decided: MemberRequest = {
  ...sampleMemberRequest,
  id: '018f0000-0000-7000-8000-0000000000e2',
  status: 'REJECTED',
  history: [
    ...sampleMemberRequest.history,
    { status: 'REJECTED', at: '2026-11-22T09:00:00.000Z', by: 'ADMIN', note: 'Please send us a copy.' },
  ],
};

/** The events with which tests and stories reach every state. */
export const memberRequestsScenario = pagedListScenario([sampleMemberRequest, decided]);
