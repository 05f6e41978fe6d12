import type { ChoicesContext, ChoicesEvent } from './choices.machine.ts';

/** A snapshot of choices, whatever they are about. */
interface ChoicesSnapshot<Choices> {
  readonly value: 'loading' | 'failed' | 'settled' | 'saving';
  readonly context: ChoicesContext<Choices>;
}

/** The facts that a page of choices shows. */
export function choicesView<Choices>({ value, context }: ChoicesSnapshot<Choices>) {
  const { saved, sent, wanted, error, alert } = context;
  return {
    status: value === 'loading' || value === 'failed' ? value : ('ready' as const),
    /** The choices as shown, with what is not saved yet; undefined until they are loaded. */
    choices: wanted ?? sent ?? saved,
    isSaving: value === 'saving',
    error,
    alert,
  };
}

/** What a user can do on a page of choices. */
export function choicesVerbs<Choices>(send: (event: ChoicesEvent<Choices>) => void) {
  return {
    change: (choices: Choices) => send({ type: 'choices.change', choices }),
    retry: () => send({ type: 'page.retry' }),
  };
}
