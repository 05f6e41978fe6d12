import type { OwnAssociate, Result } from '@pgm/api/contract';
import { browserClient } from '#app/kit/browser-client.ts';
import { storeAssociate } from './stored-session.ts';

/** The member's associate; saved with the session as soon as it is known. */
export async function fetchAssociate(signal?: AbortSignal): Promise<Result<OwnAssociate>> {
  const result = await (await browserClient()).associates.self(signal);
  if (result.ok) await storeAssociate(result.value);
  return result;
}
