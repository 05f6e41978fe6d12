import { succeeded } from './guards.ts';
import { toOutput } from './results.ts';

/**
 * An `invoke` of the actor `name`: `done` is the transition for a value, `failed` the one for a failure or an exception.
 * An actor with input gets it beside: `{ input, ...call(…) }`.
 */
export function call<const Name extends string, const Done extends object, const Failed>(
  name: Name,
  done: Done,
  failed: Failed,
) {
  return callCases(name, [{ guard: succeeded, ...done }], failed);
}

/** {@link call} with several guarded transitions; `failed` is for what none of them accepts, and for an exception. */
export function callCases<const Name extends string, const Cases extends readonly object[], const Failed>(
  name: Name,
  cases: Cases,
  failed: Failed,
) {
  return { id: name, src: name, onDone: [...cases, failed] as const, onError: failed };
}

/** A case of {@link callCases}: its guard gets what the actor returned, and so does its action. */
export function when<const Guard extends string, const Target extends string, const Action extends string>(
  guard: Guard,
  target: Target,
  action: Action,
) {
  return {
    guard: { type: guard, params: toOutput },
    target,
    actions: { type: action, params: toOutput },
  } as const;
}
