import {
  getCreditNoteRegister,
  getGrievanceRegister,
  getHsnSummary,
  getSalesRegister,
} from '../../contract/index.ts';
import type { RegisterKind, RegisterPeriod } from '../../contract/index.ts';
import type { Call } from '../call.ts';

const CALLS = {
  sales: getSalesRegister,
  'credit-notes': getCreditNoteRegister,
  hsn: getHsnSummary,
  grievances: getGrievanceRegister,
} as const satisfies Record<RegisterKind, unknown>;

/** Reads the registers: for the tax returns, and of grievances. */
export function registersClient(call: Call) {
  return {
    /** The text of a register as CSV. */
    fetch: (kind: RegisterKind, period: RegisterPeriod, signal?: AbortSignal) =>
      call(CALLS[kind], { query: period, signal }),
  };
}
