import type { GrievanceThread } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';
import { sampleGrievance } from '../grievance-form/grievance-form.scenario.ts';

/** A sample thread. */
export const sampleThread: GrievanceThread = {
  progress: { ...sampleGrievance, status: 'IN_PROGRESS' },
  replies: [
    {
      id: '01a2058b-a088-7593-895b-e301684aed01',
      at: '2026-11-22T05:10:00.000Z',
      by: 'COMPLAINANT',
      text: 'The box was open when it came.',
      files: [
        {
          id: '01a2058b-a088-7593-895b-e301684aed11',
          name: 'box.webp',
          type: 'IMAGE',
          bytes: 84_000,
          url: '/grievance-files/sample-1',
        },
      ],
    },
    {
      id: '01a2058b-a088-7593-895b-e301684aed02',
      at: '2026-11-23T09:45:00.000Z',
      by: 'STAFF',
      text: 'We are sorry. A new parcel is on its way.\nThe courier brings it on Friday.',
      files: [
        {
          id: '01a2058b-a088-7593-895b-e301684aed12',
          name: 'receipt.pdf',
          type: 'PDF',
          bytes: 120_000,
          url: '/grievance-files/sample-2',
        },
      ],
    },
  ],
  canReply: true,
};

const photo = { address: 'blob:photo', name: 'box.jpg', type: 'image/jpeg', bytes: 84_000 };

/** Sample events that reach every state of the machine, for tests and stories. */
export const grievanceThreadScenario = {
  open: { type: 'thread.open' },
  loaded: done('loadThread', sampleThread),
  loadedEmpty: done('loadThread', { ...sampleThread, replies: [] }),
  loadedClosed: done('loadThread', { ...sampleThread, canReply: false }),
  notLoaded: failed('loadThread'),
  loadingBroke: threw('loadThread'),
  type: { type: 'text.change', text: 'Thank you. I am at home on Friday.' },
  insert: { type: 'text.insert', text: 'Your complaint is with our courier.' },
  attach: { type: 'file.add', file: photo },
  attachMore: {
    type: 'file.add',
    file: { ...photo, address: 'blob:bill', name: 'bill.pdf', type: 'application/pdf' },
  },
  attachText: { type: 'file.add', file: { ...photo, address: 'blob:text', type: 'text/plain' } },
  detach: { type: 'file.remove', address: photo.address },
  submit: { type: 'reply.submit', key: '0b7f2a52-1f0e-4a7e-9f4e-6d2c7a1f0001' },
  sent: done('sendReply', {
    ...sampleThread,
    replies: [
      ...sampleThread.replies,
      {
        id: '01a2058b-a088-7593-895b-e301684aed03',
        at: '2026-11-23T10:00:00.000Z',
        by: 'COMPLAINANT' as const,
        text: 'Thank you. I am at home on Friday.',
        files: [],
      },
    ],
  }),
  notSent: failed('sendReply'),
  sendingBroke: threw('sendReply'),
} as const;
