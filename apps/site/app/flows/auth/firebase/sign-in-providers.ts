import type { ResponseOf, Result, listSignInProviders } from '@pgm/api/contract';
import { browserClient } from '#app/kit/browser-client.ts';

/** The outside providers that the server supports. */
export type SignInProviders = ResponseOf<typeof listSignInProviders>['data'];

let asking: Promise<Result<SignInProviders>> | undefined;

/** The outside providers, requested once; a request that failed is repeated at the next call. */
export function signInProviders(): Promise<Result<SignInProviders>> {
  asking ??= ask();
  return asking;
}

async function ask(): Promise<Result<SignInProviders>> {
  try {
    const result = await (await browserClient()).auth.providers();
    if (!result.ok) asking = undefined;
    return result;
  } catch (error) {
    asking = undefined;
    throw error;
  }
}
