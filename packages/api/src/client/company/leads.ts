import { PLACEHOLDER_PINCODE, createLead, createQuestion, fail, ok } from '../../contract/index.ts';
import type { ReferredLead, ReferredQuestion } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';
import { NO_RESPONSE } from '../failure.mapper.ts';

/** Sends leads. */
export function leadsClient(call: Call) {
  return {
    /**
     * Sends a filled form with the fixed pincode of spec section 3; the value is the stored lead. Sent again with
     * the same `key` (8 to 64 of A–Z, a–z, 0–9 and -), it is the same lead.
     */
    create: async (lead: Omit<ReferredLead, 'pincode'>, key: string, signal?: AbortSignal) => {
      const headers = { 'Idempotency-Key': key };
      const body = { ...lead, pincode: PLACEHOLDER_PINCODE };
      const result = await call(createLead, { body, headers, signal });
      if (result.ok) return ok(result.value.data);
      // A lead has one message for a missing response, whatever the cause (spec section 8).
      return result.failure.code === 'noResponse' ? fail(NO_RESPONSE) : result;
    },

    /** Sends a question; the value is the stored lead. Sent again with the same `key`, it is the same one. */
    ask: async (question: ReferredQuestion, key: string, signal?: AbortSignal) => {
      const headers = { 'Idempotency-Key': key };
      const result = await toData(call(createQuestion, { body: question, headers, signal }));
      return !result.ok && result.failure.code === 'noResponse' ? fail(NO_RESPONSE) : result;
    },
  };
}
