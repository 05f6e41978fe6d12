import type { Associate, Result } from '@pgm/api/contract';
import { browserClient } from '#app/shared/browser-client.ts';
import { storeAssociate } from './stored-session.ts';

/** Who the member is among the associates; kept with the session once it is known. */
export async function fetchAssociate(signal?: AbortSignal): Promise<Result<Associate>> {
  const answer = await (await browserClient()).associates.self(signal);
  if (answer.ok) await storeAssociate(answer.value);
  return answer;
}
