import { type AnyStateMachine, StateMachine } from 'xstate';

/** A machine inside of another one. */
export function findChild({ implementations: { actors } }: AnyStateMachine, name: string): AnyStateMachine {
  const child: unknown = actors[name];
  if (!(child instanceof StateMachine)) throw new Error(`${name} is no machine`);
  return child;
}
