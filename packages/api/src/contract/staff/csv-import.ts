import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { PageQuery } from '../list-query.ts';
import { dataResponse } from '../response.ts';
import { PayoutMonth } from '../members/payout.ts';
import { OrderFilter } from '../sales/staff-order.ts';
import type { StaffArea } from '../staff-area.ts';
import { staffListBody } from '../staff-list.ts';

/**
 * What staff import and export as CSV; members, their past orders and the PIN codes served only for admins. A shipment sends a packed order;
 * payouts have the amounts for the figures of a closed period, and what became of the transfers.
 */
export const CsvKind = z.enum([
  'products',
  'stock',
  'members',
  'past-orders',
  'shipments',
  'payouts',
  'pin-codes',
]);
export type CsvKind = z.infer<typeof CsvKind>;

/**
 * What staff export as CSV: `transfers` are the due payouts with verified bank accounts, for the bank; `taxes` the paid ones
 * with PANs, for the tax return.
 */
export const ExportKind = z.enum([...CsvKind.options, 'leads', 'orders', 'transfers', 'taxes']);
export type ExportKind = z.infer<typeof ExportKind>;

/** The area of each kind; null: only for administrators. */
export const CSV_AREAS: Readonly<Record<ExportKind, StaffArea | null>> = {
  products: 'catalogue',
  stock: 'catalogue',
  members: null,
  'past-orders': null,
  shipments: 'orders',
  payouts: 'money',
  transfers: 'money',
  taxes: 'money',
  leads: 'people',
  orders: 'orders',
  'pin-codes': null,
};

/** The largest CSV file in bytes. */
export const MAX_CSV_BYTES = 20 * 1024 * 1024;

/**
 * The largest number of rows in a CSV file, without its header. Shipments are few, because others who ship an order wait
 * while their invoices are numbered.
 */
export const MAX_CSV_ROWS: Readonly<Record<CsvKind, number>> = {
  products: 50_000,
  stock: 50_000,
  members: 50_000,
  'past-orders': 50_000,
  shipments: 1000,
  payouts: 50_000,
  'pin-codes': 50_000,
};

/** The columns that a file can have beside those of an export: what is said of new members only. */
export const ADDED_COLUMNS = {
  products: [],
  stock: [],
  members: [
    'Mobile proven',
    'Email proven',
    'Pending points',
    'Pending till',
    'Confirmed points',
    'Valid till',
    'Cancelled points',
    'PAN',
  ],
  'past-orders': [],
  shipments: [],
  payouts: [],
  'pin-codes': [],
} as const satisfies Readonly<Record<CsvKind, readonly string[]>>;

/** How many rows with errors are listed; all are counted. */
export const MAX_LISTED_PROBLEMS = 1000;

/**
 * The steps of an import. `CHECKING` and `IMPORTING` are work of the server; `CHECKED` waits for the confirmation; the
 * last three are final.
 */
const IMPORT_STATUSES = ['CHECKING', 'CHECKED', 'IMPORTING', 'DONE', 'FAILED', 'CANCELLED'] as const;

/** An import of a CSV file: its step, and how far it is. */
export const CsvImport = z.object({
  id: z.string(),
  kind: CsvKind,
  fileName: z.string(),
  status: z.enum(IMPORT_STATUSES),
  /** The rows of the file, without its header. */
  rows: z.int(),
  /** The rows that the present step has done. */
  done: z.int(),
  /** The rows with errors. */
  invalid: z.int(),
  /** The rows that add or change something. */
  changes: z.int(),
  /**
   * The rows that are written for good. Members are written some at a time, so that a cancelled or failed import of them has
   * some; all else is written together at the end.
   */
  saved: z.int(),
  /** Sums over the rows to write, by their name in English, to compare with those of the system that the file comes from. */
  totals: z.record(z.string(), z.int()),
  /** Why it failed; null otherwise. */
  message: z.nullable(z.string()),
});
export type CsvImport = z.infer<typeof CsvImport>;

/** An error in a row. */
export const CsvProblem = z.object({
  /** As a spreadsheet counts: the header is row 1. */
  row: z.int(),
  /** The name of the column; empty for an error of the whole row. */
  column: z.string(),
  message: z.string(),
});
export type CsvProblem = z.infer<typeof CsvProblem>;

const KindParams = z.object({ kind: CsvKind });
/** An import has no meaning without its id, so another text is simply not found. */
const ImportParams = z.object({ id: z.uuid('Import not found') });

export const startImport = defineEndpoint({
  operation: 'startImport',
  summary:
    'Uploads a CSV file and checks each row; nothing is written until it is confirmed. Members only for admins.',
  base: 'product',
  method: 'POST',
  path: '/api/admin/imports/{kind}',
  policy: 'staff',
  area: 'any',
  params: KindParams,
  form: 'multipart',
  maxFileBytes: MAX_CSV_BYTES,
  body: z.object({ file: z.file('Choose a CSV file') }),
  response: { status: 201, body: dataResponse(CsvImport) },
  failures: [400, 401, 403, 404, 413, 429],
});

export const getImport = defineEndpoint({
  operation: 'getImport',
  summary: "One of the caller's imports, with its progress.",
  base: 'product',
  method: 'GET',
  path: '/api/admin/imports/{id}',
  policy: 'staff',
  area: 'any',
  params: ImportParams,
  response: { status: 200, body: dataResponse(CsvImport) },
  failures: [401, 403, 404],
});

export const listImportProblems = defineEndpoint({
  operation: 'listImportProblems',
  summary: `The errors of an import by row, a page at a time; of at most ${MAX_LISTED_PROBLEMS} rows.`,
  base: 'product',
  method: 'GET',
  path: '/api/admin/imports/{id}/problems',
  policy: 'staff',
  area: 'any',
  params: ImportParams,
  query: PageQuery,
  response: { status: 200, body: staffListBody(CsvProblem) },
  failures: [400, 401, 403, 404],
});

export const confirmImport = defineEndpoint({
  operation: 'confirmImport',
  summary:
    'Writes the rows of a checked import, all or none, but members some at a time; with `skipInvalid` the rows without errors, else 409 if a row has one.',
  base: 'product',
  method: 'POST',
  path: '/api/admin/imports/{id}/confirm',
  policy: 'staff',
  area: 'any',
  params: ImportParams,
  body: z.object({ skipInvalid: z.optional(z.boolean()) }),
  response: { status: 200, body: dataResponse(CsvImport) },
  failures: [400, 401, 403, 404, 409],
});

export const cancelImport = defineEndpoint({
  operation: 'cancelImport',
  summary: 'Ends an import that is not done: nothing of it is written, except the members that are `saved`.',
  base: 'product',
  method: 'POST',
  path: '/api/admin/imports/{id}/cancel',
  policy: 'staff',
  area: 'any',
  params: ImportParams,
  response: { status: 200, body: dataResponse(CsvImport) },
  failures: [401, 403, 404, 409],
});

/** Which records an export has: orders by their filter, payouts, transfers and taxes by their month. */
export const ExportFilter = z.extend(OrderFilter, { month: z.optional(PayoutMonth) });
export type ExportFilter = z.infer<typeof ExportFilter>;

export const openExport = defineEndpoint({
  operation: 'openExport',
  summary:
    'An address from which a CSV file of all records can be downloaded without a token, good for five minutes; of orders those that match the query, of payouts, transfers and taxes those of the `month`. A file other than that of leads, orders, transfers or taxes can be imported again. Members only for admins.',
  base: 'product',
  method: 'POST',
  path: '/api/admin/exports/{kind}',
  policy: 'staff',
  area: 'any',
  params: z.object({ kind: ExportKind }),
  query: ExportFilter,
  response: { status: 200, body: dataResponse(z.object({ url: z.string() })) },
  failures: [400, 401, 403, 404, 429],
});
