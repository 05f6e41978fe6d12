import type { Client } from '@pgm/api/client';
import type { CheckedCard } from '@pgm/api/contract';
import { unavailable } from './unavailable.ts';

/** What the card with a code says; undefined when there is no valid one. */
export async function loadCheckedCard(
  client: Client,
  signal: AbortSignal,
  code: string,
): Promise<CheckedCard | undefined> {
  const checked = await client.identityCard.check(code, signal);
  if (checked.ok) return checked.value;
  if (checked.failure.code === 'notFound') return undefined;
  throw unavailable(checked.failure);
}
