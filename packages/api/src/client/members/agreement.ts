import { acceptAgreement, getAgreement, openAgreement, withdrawAgreement } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The agreement between the caller and the company. */
export function agreementClient(call: Call) {
  return {
    read: (signal?: AbortSignal) => toData(call(getAgreement, { signal })),

    /** Accepts a version, which must be the one that is valid now. */
    accept: (agreementVersion: string, signal?: AbortSignal) =>
      toData(call(acceptAgreement, { body: { agreementVersion }, signal })),

    /** An address that opens the accepted version as a PDF for a few minutes without a token. */
    open: (signal?: AbortSignal) => toData(call(openAgreement, { signal })),

    /** Ends the agreement within the cooling-off period. */
    withdraw: (signal?: AbortSignal) => toData(call(withdrawAgreement, { signal })),
  };
}
