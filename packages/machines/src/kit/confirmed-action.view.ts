import type { ConfirmedActionContext, ConfirmedActionEvent } from './confirmed-action.machine.ts';

/** A snapshot of a confirmed action, whatever its subject. */
interface ConfirmedActionSnapshot<Subject> {
  readonly value: 'idle' | 'confirming' | 'running';
  readonly context: ConfirmedActionContext<Subject>;
}

/** The facts that the question of a confirmed action shows; it stays open while the action runs. */
export function confirmedActionView<Subject>({ value, context }: ConfirmedActionSnapshot<Subject>) {
  return { subject: context.subject, isConfirming: value !== 'idle', isRunning: value === 'running' };
}

/** What a user can do with a confirmed action. */
export function confirmedActionVerbs<Subject>(send: (event: ConfirmedActionEvent<Subject>) => void) {
  return {
    ask: (subject: Subject) => send({ type: 'action.ask', subject }),
    confirm: () => send({ type: 'action.confirm' }),
    cancel: () => send({ type: 'action.cancel' }),
  };
}
