import { type QueuedMessage, listMessages } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { screen, userEvent } from 'storybook/test';
import { resourceStories } from '../kit/resource-stories.tsx';
import { sampleMessage } from './message-sample.ts';
import { messages } from './messages.tsx';

const rows: readonly QueuedMessage[] = [
  sampleMessage,
  {
    ...sampleMessage,
    id: 'waiting',
    kind: 'ORDER_PLACED',
    channel: 'sms',
    to: '90••••••02',
    state: 'WAITING',
    attempts: 3,
    cause: 'TIMEOUT',
    nextAttemptAt: '2026-11-20T10:30:00.000Z',
  },
  { ...sampleMessage, id: 'sent', kind: 'PASSWORD_CHANGED', state: 'SENT', attempts: 1, cause: null },
];

const stories = resourceStories(messages, { list: listMessages }, rows);

export default { title: 'Flows/Staff/Messages' };

export const Ready = stories.ready;
export const Empty = stories.empty;

/** Only a dead letter has the action. */
export const SendAgain = stories.at('', async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: t('Actions for {name}', { name: 'a•••@example.in' }) }),
  );
  await screen.findByRole('menuitem', { name: t('Send again') });
});
