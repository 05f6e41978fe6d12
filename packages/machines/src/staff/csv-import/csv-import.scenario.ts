import type { CsvImport } from '@pgm/api/contract';
import { done, failed } from '../../kit/kit.scenario.ts';
import type { ProblemPage } from './csv-import.machine.ts';

/** An import of 200 rows, 7 of them with errors, while the server checks it. */
export const sampleImport: CsvImport = {
  id: '01a2058b-a088-7593-895b-e301684aece8',
  kind: 'products',
  fileName: 'products.csv',
  status: 'CHECKING',
  rows: 200,
  done: 80,
  invalid: 0,
  changes: 0,
  saved: 0,
  totals: {},
  message: null,
};

const checked: CsvImport = { ...sampleImport, status: 'CHECKED', done: 200, invalid: 7, changes: 193 };

/** What the check of a file of members adds up. */
const sampleTotals = {
  'New members': 193,
  'Without a sponsor': 2,
  'Proven mobile numbers': 180,
  'Proven email addresses': 75,
  'Pending points': 0,
  'Confirmed points': 12_500,
  'Cancelled points': 40,
};

/** The first errors of the sample. */
export const sampleProblems: ProblemPage = {
  data: [
    { row: 2, column: 'Name', message: 'Name is required' },
    { row: 11, column: 'Price', message: 'Price must be a number' },
    { row: 51, column: 'Points', message: 'Points must be a whole number' },
    { row: 101, column: 'Category', message: 'Category not found' },
    { row: 102, column: 'Brand', message: 'Brand not found' },
  ],
  page: 1,
  limit: 5,
  total: 7,
};

/** Sample events that reach every state of the machine, for tests and stories. */
export const csvImportScenario = {
  choose: { type: 'file.choose', file: { name: 'products.csv' } },
  uploaded: done('uploadFile', sampleImport),
  notUploaded: failed('uploadFile', {
    code: 'invalid',
    message: 'Some columns are unknown or missing.',
    fields: { Colour: 'Unknown column', Price: 'Missing column' },
  }),
  checking: done('readImport', sampleImport),
  checked: done('readImport', checked),
  membersChecked: done('readImport', { ...checked, kind: 'members', totals: sampleTotals }),
  listed: done('readProblems', sampleProblems),
  notListed: failed('readProblems'),
  nextProblems: { type: 'problems.open', page: 2 },
  confirm: { type: 'import.confirm' },
  confirmed: done('confirmImport', { ...checked, status: 'IMPORTING', done: 0 }),
  notConfirmed: failed('confirmImport'),
  importing: done('readImport', { ...checked, status: 'IMPORTING', done: 100 }),
  waited: { type: 'xstate.after.progress.csv-import.working.waiting' },
  imported: done('readImport', { ...checked, status: 'DONE', done: 193, saved: 193 }),
  failed: done('readImport', {
    ...checked,
    status: 'FAILED',
    message: 'The import failed. Nothing was saved. Try again later.',
  }),
  lost: failed('readImport'),
  cancel: { type: 'import.cancel' },
  cancelled: done('cancelImport', { ...checked, status: 'CANCELLED' }),
  cancelledLate: done('cancelImport', { ...checked, kind: 'members', status: 'CANCELLED', saved: 100 }),
  notCancelled: failed('cancelImport', { code: 'conflict', message: 'The import has already finished.' }),
  restart: { type: 'import.restart' },
} as const;
