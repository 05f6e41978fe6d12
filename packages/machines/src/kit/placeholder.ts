import { type NonReducibleUnknown, type PromiseActorLogic, fromPromise } from 'xstate';

/** A promise actor that the site fills with a call; until then it rejects with "`name` is not provided". */
export function placeholder<Output, Input = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)));
}
