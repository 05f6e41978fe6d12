import { MessageKind, MessageState, type QueuedMessage } from '@pgm/api/contract';
import type { DataColumn } from '@pgm/ui/data/data-table';
import type { I18n } from '@pgm/ui/foundations/language';
import { Badge } from '@pgm/ui/primitives/badge';
import { DateAndTime } from '@pgm/ui/staff/date-and-time';
import type { RowCommand } from '../kit/resource.types.ts';
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

/** The columns of a list of messages. */
export const messageColumns = ({ t }: I18n): readonly DataColumn<QueuedMessage>[] => [
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
];

/** The filters of a list of messages. */
export const messageFilters = [
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
];

/** Tries a message again that was given up. */
export const sendAgain: RowCommand<QueuedMessage> = {
  label: 'Send again',
  isFor: ({ state }) => state === 'DEAD',
  run: (client, { id }, signal) => client.messages.sendAgain(id, signal),
  done: 'The message is being sent again.',
};
