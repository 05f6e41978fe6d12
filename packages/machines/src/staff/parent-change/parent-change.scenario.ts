import type { ParentChangePreview } from '@pgm/api/contract';
import { done, failed } from '../../kit/kit.scenario.ts';

const NASREEN = {
  id: '01a2058b-a088-7593-895b-e301684aecf1',
  name: 'Nasreen Sheikh',
  referralCode: 'NASREEN2024',
};
const IMRAN = {
  id: '01a2058b-a088-7593-895b-e301684aecf2',
  name: 'Imran Sheikh',
  referralCode: 'IMRAN2023',
};
const REKHA = {
  id: '01a2058b-a088-7593-895b-e301684aecf3',
  name: 'Rekha Chauhan',
  referralCode: 'REKHA2023',
};

/** What a move from one sponsor to another would do. */
export const samplePreview: ParentChangePreview = {
  associate: NASREEN,
  oldParent: IMRAN,
  newParent: REKHA,
  bvValue: 500,
  movedCount: 4,
  oldUpline: {
    count: 1,
    nearest: [{ ...IMRAN, directBefore: 2, directAfter: 1, totalBefore: 5, totalAfter: 1 }],
  },
  newUpline: {
    count: 2,
    nearest: [
      { ...REKHA, directBefore: 2, directAfter: 3, totalBefore: 4, totalAfter: 8 },
      {
        id: '01a2058b-a088-7593-895b-e301684aecf4',
        name: 'Geeta Sharma',
        referralCode: 'GEETA2023',
        directBefore: 3,
        directAfter: 3,
        totalBefore: 8,
        totalAfter: 12,
      },
    ],
  },
  monthPoints: { own: 240, team: 1180 },
};

const parent = { id: REKHA.id, name: 'Rekha Chauhan · REKHA2023' };
const reason = 'They live in the same town.';

/** The events with which tests and stories reach every state. */
export const parentChangeScenario = {
  choose: { type: 'parent.choose', parent },
  top: { type: 'top.toggle', isTop: true },
  value: { type: 'bvValue.change', bvValue: 500 },
  give: { type: 'reason.change', reason },
  rehearse: { type: 'change.rehearse' },
  rehearsed: done('rehearseChange', samplePreview),
  circle: failed('rehearseChange', {
    code: 'conflict',
    message: 'Ravi Kumar is in the team of Asha Mishra: Asha Mishra → Meena Devi → Ravi Kumar.',
  }),
  send: { type: 'change.send' },
  sent: done('sendChange', undefined),
  notSent: failed('sendChange'),
  review: { type: 'change.review', wanted: { parent, isTop: false, bvValue: 500, reason } },
} as const;
