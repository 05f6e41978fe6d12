import { type APIRequestContext, expect } from '@playwright/test';
import * as z from 'zod';

const Messages = z.array(z.object({ channel: z.string(), to: z.string(), body: z.string() }));

/**
 * The latest message to a mobile number (ten digits) or a mail address, as soon as it exists: many responses do not
 * wait for their message.
 * @param words a part of the message
 */
export async function latestMessage(request: APIRequestContext, to: string, words = ''): Promise<string> {
  const recipient = /^\d{10}$/.test(to) ? `+91${to}` : to;
  let body: string | undefined;
  const look = async () => {
    const response = await request.get('/dev/outbox', { headers: { Accept: 'application/json' } });
    body = Messages.parse(await response.json()).find((candidate) => candidate.to === recipient)?.body;
    return body;
  };
  await expect.poll(look, `a message to ${recipient}`).toEqual(expect.stringContaining(words));
  return body ?? '';
}

/** All messages to a mobile number (ten digits), the newest first. */
export async function messagesTo(request: APIRequestContext, mobile: string): Promise<string[]> {
  const response = await request.get('/dev/outbox', { headers: { Accept: 'application/json' } });
  const messages = Messages.parse(await response.json());
  return messages.flatMap(({ to, body }) => (to === `+91${mobile}` ? body : []));
}

/** The code of the latest SMS to a number. */
export async function latestCode(request: APIRequestContext, mobile: string): Promise<string> {
  return /\d{6}/.exec(await latestMessage(request, mobile))?.[0] ?? '';
}

/** A number that no other test uses. */
export function freshMobile(): string {
  return `7${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
}

/** A code that is certainly not this one. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
