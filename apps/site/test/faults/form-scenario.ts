import { type AnyStateMachine, createActor } from 'xstate';

/**
 * The events that lead through the form of a record: a new one with the values of `record`, and `record` itself.
 * @param typed what is typed after the form is open, by field
 */
export function formScenario(
  machine: AnyStateMachine,
  record: unknown,
  typed: Readonly<Record<string, unknown>> = {},
) {
  const sample = createActor(machine).start();
  sample.send({ type: 'form.edit', record });
  const draft: unknown = sample.getSnapshot().context.values;
  const changes = Object.entries(typed).map(([field, value]) => [
    `type ${field}`,
    { type: 'field.change', field, value },
  ]);
  return {
    edit: { type: 'form.edit', record },
    add: { type: 'form.add', draft },
    ...Object.fromEntries(changes),
    submit: { type: 'form.submit' },
    failed: { type: 'xstate.error.actor.saveRecord', error: new Error('out of order') },
    close: { type: 'form.close' },
    discard: { type: 'form.discard' },
  };
}
