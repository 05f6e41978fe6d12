import { PLACEHOLDER_PINCODE, createContact, ok } from '../contract/index.ts';
import type { LeadForm } from '../contract/index.ts';
import type { Call } from './call.ts';

/** Sends leads. */
export function contactsClient(call: Call) {
  return {
    /** Sends a filled form with the fixed pincode of spec section 3; the value is the stored lead. */
    create: async (lead: LeadForm, signal?: AbortSignal) => {
      const result = await call(createContact, { body: { ...lead, pincode: PLACEHOLDER_PINCODE }, signal });
      return result.ok ? ok(result.value.data) : result;
    },
  };
}
