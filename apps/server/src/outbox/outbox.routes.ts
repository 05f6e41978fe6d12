import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { html } from 'hono/html';
import type { Platform } from '../platform/platform.ts';
import type { ServerEnv } from '../platform/server-env.ts';
import { MessageRepository, type OutboxMessage } from './message.repository.ts';

/** `/dev/outbox`: what would have been sent by SMS and mail. Exists in the local profile only: it shows login codes. */
export function outboxRoutes({ config, db }: Platform): Hono<ServerEnv>[] {
  if (config.profile !== 'local') return [];
  const repository = new MessageRepository(db);
  const app = new Hono<ServerEnv>();
  app.get('/dev/outbox', async (context) => {
    const messages = await repository.latest();
    const type = accepts(context, {
      header: 'Accept',
      supports: ['text/html', 'application/json'],
      default: 'text/html',
    });
    return type === 'application/json' ? context.json(messages) : context.html(page(messages));
  });
  return [app];
}

function page(messages: readonly OutboxMessage[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Outbox</title>
      </head>
      <body>
        <main>
          <h1>Outbox</h1>
          ${messages.length === 0 ? html`<p>No messages yet.</p>` : ''}
          <ul>
            ${messages.map(
              (message) =>
                html`<li>
                  <p>
                    <strong>${message.channel}</strong> to ${message.to}, <time>${message.createdAt}</time>
                  </p>
                  <pre>${message.body}</pre>
                </li>`,
            )}
          </ul>
        </main>
      </body>
    </html>`;
}
