import { MessageKind, MessageState, type QueuedMessage, listMessages } from '@pgm/api/contract';
import { Badge } from '@pgm/ui/primitives/badge';
import { DateAndTime } from '@pgm/ui/staff/date-and-time';
import { privateMeta } from '#app/kit/private-meta.ts';
import { resourcePage } from '../kit/resource-page.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { KIND_LABELS } from './message-kinds.ts';

const STATE_LABELS: Readonly<Record<QueuedMessage['state'], string>> = {
  WAITING: 'Waiting',
  SENT: 'Sent',
  DEAD: 'Dead letter',
};

const CHANNEL_LABELS: Readonly<Record<QueuedMessage['channel'], string>> = { sms: 'SMS', email: 'Email' };

const CAUSES: Readonly<Record<NonNullable<QueuedMessage['cause']>, string>> = {
  UNREACHABLE: 'The mail server or the SMS gateway cannot be reached.',
  TIMEOUT: 'The mail server or the SMS gateway did not respond in time.',
  LOGIN: 'The mail server or the SMS gateway does not accept our password or key.',
  RECIPIENT: 'The mail server does not know this address.',
  REJECTED: 'The mail server or the SMS gateway rejected the message.',
  LIMIT: 'The limit of SMS is reached.',
  TEMPLATE: 'No template is set for this kind of SMS.',
  EXPIRED: 'The message came too late to be of use.',
  FAULT: 'The server has a fault. The log says more.',
};

/** The queue of mails and SMS, for administrators. */
export const messages = defineResource({
  id: 'messages',
  title: 'Messages',
  empty: { title: 'No messages' },
  toName: ({ to }: QueuedMessage) => to,
  columns: ({ t }) => [
    { id: 'to', header: 'To', render: ({ to }) => to },
    { id: 'kind', header: 'Message', render: ({ kind }) => t(KIND_LABELS[kind]) },
    { id: 'channel', header: 'By', render: ({ channel }) => t(CHANNEL_LABELS[channel]) },
    {
      id: 'state',
      header: 'Status',
      render: ({ state }) => (
        <Badge kind={state === 'DEAD' ? 'spice' : 'plain'}>{t(STATE_LABELS[state])}</Badge>
      ),
    },
    { id: 'attempts', header: 'Attempts', isSortable: true, render: ({ attempts }) => attempts },
    { id: 'cause', header: 'Last error', render: ({ cause }) => (cause === null ? '–' : t(CAUSES[cause])) },
    {
      id: 'newest',
      header: 'Created',
      isSortable: true,
      render: ({ createdAt }) => <DateAndTime at={createdAt} />,
    },
    {
      id: 'next',
      header: 'Next attempt',
      render: ({ nextAttemptAt }) => (nextAttemptAt === null ? '–' : <DateAndTime at={nextAttemptAt} />),
    },
  ],
  filters: [
    {
      id: 'state',
      label: 'Status',
      options: MessageState.options.map((value) => ({ value, label: STATE_LABELS[value] })),
    },
    {
      id: 'kind',
      label: 'Message',
      options: MessageKind.options.map((value) => ({ value, label: KIND_LABELS[value] })),
    },
  ],
  list: (client, query, signal) => client.messages.list(toQuery(listMessages, query), signal),
  commands: [
    {
      label: 'Send again',
      isFor: ({ state }) => state === 'DEAD',
      run: (client, { id }, signal) => client.messages.sendAgain(id, signal),
      done: 'The message is being sent again.',
    },
  ],
});

export const meta = privateMeta('Messages');

export default resourcePage(messages);
