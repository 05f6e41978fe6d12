import { FAULTS as ALL, type Fault as NetworkFault } from '../test/faults/faults.ts';

/** What the server says about a form that it rejects. */
export const REJECTED = { message: 'Please correct this form.', field: 'This is not accepted.' };

const withFields = JSON.stringify({
  success: false,
  message: REJECTED.message,
  fields: { note: REJECTED.field, name: REJECTED.field },
});

/** A fault as the table names it. A call that hangs is sent again by the visitor, or given up. */
export interface Fault {
  readonly name: string;
  readonly network: NetworkFault;
  /** What the visitor decides about a call that hangs. */
  readonly decision?: 'Try again' | 'Cancel';
}

function named(name: string): NetworkFault {
  const found = ALL.find((fault) => fault.name === name);
  if (found === undefined) throw new Error(`There is no fault '${name}'`);
  return found;
}

/** What the call of each screen meets, in the order of the table. */
const ALL_FAULTS: readonly Fault[] = [
  { name: '401', network: named('401 with {}') },
  {
    name: '422',
    network: {
      name: '422 with fields',
      kind: 'rejected',
      status: 422,
      respond: async () =>
        new Response(withFields, { status: 422, headers: { 'Content-Type': 'application/json' } }),
    },
  },
  { name: '500', network: named('500 with {}') },
  { name: 'HTML', network: named('200 with HTML') },
  { name: 'shape', network: named('200 with a wrong shape') },
  { name: 'cut', network: named('200 with a cut body') },
  { name: 'offline', network: named('offline') },
  { name: 'hung', network: named('hung'), decision: 'Try again' },
  { name: 'given up', network: named('hung'), decision: 'Cancel' },
];

/** The names of the faults to try; all if not set. */
const wanted = process.env['FAULTS']?.split(',');

/** The faults of this run. */
export const FAULTS = ALL_FAULTS.filter(({ name }) => wanted?.includes(name) ?? true);
