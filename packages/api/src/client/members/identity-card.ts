import { checkIdentityCard, issueIdentityCard, openIdentityCard } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The identity cards of associates. */
export function identityCardClient(call: Call) {
  return {
    /** The caller's card, which is issued if there is none yet. */
    issue: (signal?: AbortSignal) => toData(call(issueIdentityCard, { signal })),

    /** An address that opens the caller's card as a PDF for a few minutes without a token. */
    open: (signal?: AbortSignal) => toData(call(openIdentityCard, { signal })),

    /** What the card with this code says, for anyone. */
    check: (code: string, signal?: AbortSignal) =>
      toData(call(checkIdentityCard, { params: { code }, signal })),
  };
}
