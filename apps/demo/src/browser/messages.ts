import * as z from 'zod/mini';
import type { Exchange } from '../exchange.ts';

const SentMessage = z.object({ channel: z.string(), to: z.string(), body: z.string() });
export type SentMessage = z.infer<typeof SentMessage>;

/** The messages that the server has sent, the latest first. */
export async function readMessages(server: Exchange): Promise<readonly SentMessage[]> {
  const { body } = await server({
    method: 'GET',
    path: '/dev/outbox',
    headers: [['Accept', 'application/json']],
    body: undefined,
  });
  return z.array(SentMessage).parse(JSON.parse(new TextDecoder().decode(body)));
}
