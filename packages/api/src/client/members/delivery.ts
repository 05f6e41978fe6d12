import { getPinDelivery } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Where the shop delivers. */
export function deliveryClient(call: Call) {
  return {
    /** How it delivers to a PIN code of six digits. */
    to: (pinCode: string, signal?: AbortSignal) =>
      toData(call(getPinDelivery, { params: { pinCode }, signal })),
  };
}
