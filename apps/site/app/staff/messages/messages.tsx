import { type QueuedMessage, listMessages } from '@pgm/api/contract';
import { privateMeta } from '#app/kit/private-meta.ts';
import { resourcePage } from '../kit/resource-page.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { messageColumns, messageFilters, sendAgain } from './message-columns.tsx';

/** The queue of mails and SMS, for administrators. */
export const messages = defineResource({
  id: 'messages',
  title: 'Messages',
  empty: { title: 'No messages' },
  toName: ({ to }: QueuedMessage) => to,
  columns: messageColumns,
  filters: messageFilters,
  list: (client, query, signal) => client.messages.list(toQuery(listMessages, query), signal),
  commands: [sendAgain],
});

export const meta = privateMeta('Messages');

export default resourcePage(messages);
