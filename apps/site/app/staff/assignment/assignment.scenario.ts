import type { Assigned } from '@pgm/api/contract';

/** The user works on the record. */
export const sampleCaller: Assigned['assignee'] = { name: 'Sushma Yadav', isCaller: true };

/** Another member of staff works on it. */
export const sampleOther: NonNullable<Assigned['assignee']> = { name: 'Anil Kumar', isCaller: false };

/** The colleague that stories choose, as the choices name the account, and as the record names it then. */
export const sampleColleague = { choice: 'Sushma Yadav · @sushma', name: 'Sushma Yadav' };
