import { type NonReducibleUnknown, type PromiseActorLogic, fromPromise } from 'xstate';

const placeholders = new WeakSet<object>();

/** A promise actor that the site fills with a call; until then it rejects with "`name` is not provided". */
export function placeholder<Output, Input = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<Output, Input> {
  const logic = fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)));
  placeholders.add(logic);
  return logic;
}

/** Whether a {@link placeholder} made this logic: a port that a flow has to fill. */
export const isPlaceholder = (logic: object): boolean => placeholders.has(logic);
