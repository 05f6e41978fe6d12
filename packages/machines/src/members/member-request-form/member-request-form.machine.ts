import { type MemberRequest, NewMemberRequest } from '@pgm/api/contract';
import { createRecordForm } from '../../kit/index.ts';

/** The values as typed or selected; `kind` decides which of them are used. */
const EMPTY = { kind: '', referralCode: '', reason: '', field: '', text: '' };

export type MemberRequestField = keyof typeof EMPTY;

/** The form with which a member asks the company for something. Provide `saveRecord` with the call. */
export const memberRequestFormMachine = createRecordForm<NewMemberRequest, MemberRequest, typeof EMPTY>(
  NewMemberRequest,
  {
    id: 'request-form',
    empty: EMPTY,
    // What was typed for one fact is no value of another one.
    dependants: { field: ['text'] },
    // A code is written as on the card.
    clean: (field, value) => (field === 'referralCode' ? value.replace(/\s/g, '').toUpperCase() : value),
  },
);
