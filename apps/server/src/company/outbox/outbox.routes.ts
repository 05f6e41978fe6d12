import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { plainPage, wantsJson } from '../../platform/http/plain-page.ts';
import type { ServerEnv } from '../../platform/http/server-env.ts';
import { type ListedMessage, MessageRepository } from './message.repository.ts';

/** A mail is shown without scripts, and without anything from other addresses. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The list shows mails in frames. */
const LIST_POLICY = "default-src 'none'; frame-src 'self'";

/**
 * `/dev/outbox`: the messages that production sends by SMS and email, and `/dev/outbox/{id}`: a mail as its readers see it.
 * Exists in the local profile only, because it shows login codes.
 */
export function outboxRoutes({ config, db }: Platform): Hono<ServerEnv>[] {
  if (config.profile !== 'local') return [];
  const repository = new MessageRepository(db);
  const app = new Hono<ServerEnv>();
  app.get('/dev/outbox', async (context) => {
    const messages = await repository.latest();
    if (!wantsJson(context)) {
      context.header('Content-Security-Policy', LIST_POLICY);
      return context.html(plainPage('Outbox', messageList(messages)));
    }
    return context.json(
      messages.map(({ channel, to, body, createdAt }) => ({ channel, to, body, createdAt })),
    );
  });
  app.get('/dev/outbox/:id', async (context, next) => {
    const id = z.uuid().safeParse(context.req.param('id'));
    const document = id.success ? await repository.findDocument(id.data) : null;
    if (document === null) return next();
    context.header('Content-Security-Policy', MAIL_POLICY);
    return context.html(document);
  });
  return [app];
}

function messageList(messages: readonly ListedMessage[]) {
  if (messages.length === 0) return html`<p>No messages yet.</p>`;
  return html`<ul>
    ${messages.map(
      (message) =>
        html`<li>
          <p><strong>${message.channel}</strong> to ${message.to}, <time>${message.createdAt}</time></p>
          <pre>${message.body}</pre>
          ${
            message.hasDocument &&
            html`<iframe
              sandbox
              loading="lazy"
              width="640"
              height="480"
              title="The mail as its readers see it"
              src="/dev/outbox/${message.id}"
            ></iframe>`
          }
        </li>`,
    )}
  </ul>`;
}
