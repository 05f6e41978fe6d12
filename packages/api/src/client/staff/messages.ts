import { type QueryOf, listMessages, sendMessageAgain } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Reads the queue of mails and SMS, and sends those again that were given up. */
export function messagesClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listMessages>> = {}, signal?: AbortSignal) =>
      call(listMessages, { query, signal }),
    sendAgain: (id: string, signal?: AbortSignal) =>
      toData(call(sendMessageAgain, { params: { id }, signal })),
  };
}
