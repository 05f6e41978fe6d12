import * as z from 'zod/mini';
import { calendarDay } from '../day.ts';
import { defineEndpoint } from '../endpoint.ts';

/** The longest period of a register: a year. */
const MAX_DAYS = 366;

const DAY_MS = 86_400_000;

/** The first and the last day of a register, in India. */
export const RegisterPeriod = z
  .object({ from: calendarDay('Choose the first day'), to: calendarDay('Choose the last day') })
  .check(
    z.refine(({ from, to }) => to >= from, {
      path: ['to'],
      message: 'The last day must not be before the first day',
    }),
    z.refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS < MAX_DAYS, {
      path: ['to'],
      message: `A register has at most ${MAX_DAYS} days`,
    }),
  );
export type RegisterPeriod = z.infer<typeof RegisterPeriod>;

/** The registers for the tax returns, by the names in their addresses. */
const TAX_REGISTERS = ['sales', 'credit-notes', 'hsn'] as const;
export type TaxRegister = (typeof TAX_REGISTERS)[number];

/** All registers, by the names in their addresses. */
export const REGISTER_KINDS = [...TAX_REGISTERS, 'grievances'] as const;
export type RegisterKind = (typeof REGISTER_KINDS)[number];

/** A response with a register. */
export const REGISTER_CSV = { status: 200, body: z.string(), type: 'csv' } as const;

export const getSalesRegister = defineEndpoint({
  operation: 'getSalesRegister',
  summary: 'The invoices of a period as CSV, one row for each HSN and rate, with the columns of GSTR-1.',
  base: 'cart',
  method: 'GET',
  path: '/api/admin/registers/sales',
  policy: 'admin',
  query: RegisterPeriod,
  response: REGISTER_CSV,
  failures: [400, 401, 403],
});

export const getCreditNoteRegister = defineEndpoint({
  operation: 'getCreditNoteRegister',
  summary: 'The credit notes of a period as CSV, one row for each HSN and rate; amounts are positive.',
  base: 'cart',
  method: 'GET',
  path: '/api/admin/registers/credit-notes',
  policy: 'admin',
  query: RegisterPeriod,
  response: REGISTER_CSV,
  failures: [400, 401, 403],
});

export const getHsnSummary = defineEndpoint({
  operation: 'getHsnSummary',
  summary: 'The HSN summary of a period as CSV: invoices less credit notes, by HSN and rate.',
  base: 'cart',
  method: 'GET',
  path: '/api/admin/registers/hsn',
  policy: 'admin',
  query: RegisterPeriod,
  response: REGISTER_CSV,
  failures: [400, 401, 403],
});
