import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Platform } from '../../platform/platform.ts';
import { plainPage, wantsJson } from '../../platform/http/plain-page.ts';
import type { ServerEnv } from '../../platform/http/server-env.ts';
import { MessageRepository, type OutboxMessage } from './message.repository.ts';

/**
 * `/dev/outbox`: the messages that production sends by SMS and email. Exists in the local profile only, because
 * it shows login codes.
 */
export function outboxRoutes({ config, db }: Platform): Hono<ServerEnv>[] {
  if (config.profile !== 'local') return [];
  const repository = new MessageRepository(db);
  const app = new Hono<ServerEnv>();
  app.get('/dev/outbox', async (context) => {
    const messages = await repository.latest();
    return wantsJson(context)
      ? context.json(messages)
      : context.html(plainPage('Outbox', messageList(messages)));
  });
  return [app];
}

function messageList(messages: readonly OutboxMessage[]) {
  if (messages.length === 0) return html`<p>No messages yet.</p>`;
  return html`<ul>
    ${messages.map(
      (message) =>
        html`<li>
          <p><strong>${message.channel}</strong> to ${message.to}, <time>${message.createdAt}</time></p>
          <pre>${message.body}</pre>
        </li>`,
    )}
  </ul>`;
}
