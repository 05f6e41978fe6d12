import type { AnswerOf, Result, listSignInProviders } from '@pgm/api/contract';
import { browserClient } from '#app/shared/browser-client.ts';

/** Which outside providers the server knows. */
export type SignInProviders = AnswerOf<typeof listSignInProviders>['data'];

let asking: Promise<Result<SignInProviders>> | undefined;

/** The outside providers, asked for once; an answer that did not come is asked for again the next time. */
export function signInProviders(): Promise<Result<SignInProviders>> {
  asking ??= ask();
  return asking;
}

async function ask(): Promise<Result<SignInProviders>> {
  try {
    const answer = await (await browserClient()).auth.providers();
    if (!answer.ok) asking = undefined;
    return answer;
  } catch (error) {
    asking = undefined;
    throw error;
  }
}
