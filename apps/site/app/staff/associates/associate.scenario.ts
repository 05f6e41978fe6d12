import {
  type ListedAssociate,
  type NewParent,
  type ParentChangePreview,
  type Result,
  ok,
} from '@pgm/api/contract';
import { parentChangeMachine } from '@pgm/machines/staff/parent-change';
import { fromPromise } from 'xstate';

/** An associate with a sponsor, for stories and tests. */
export const sampleAssociate: ListedAssociate = {
  id: '01a2058b-a088-7593-895b-e301684aecf1',
  userId: '01a2058b-a088-7593-895b-e301684aece1',
  parentId: '01a2058b-a088-7593-895b-e301684aecf2',
  name: 'Nasreen Sheikh',
  username: 'nasreen',
  referralCode: 'NASREEN2024',
  joinedAt: '2024-03-10T10:15:00.000Z',
  contact: { phone: '9000000110', email: 'nasreen@example.in', isMasked: false },
  directCount: 1,
  totalCount: 3,
  sponsor: { name: 'Imran Sheikh', referralCode: 'IMRAN2023' },
  proposal: null,
  changes: [],
};

/** A machine of a change of sponsor that shows this as what the change would do, for stories. */
export const previewing = (preview: ParentChangePreview) =>
  parentChangeMachine.provide({
    actors: { rehearseChange: fromPromise<Result<ParentChangePreview>, NewParent>(async () => ok(preview)) },
  });
