import type { NamedUnit } from '../generate.types.ts';

/** A machine of its own, which runs one task and can be sent again after a failure, with its view and its verbs. */
export function machineFile({ name }: NamedUnit): string {
  return `import type { Result } from '@pgm/api/contract';
import { type EventFrom, type SnapshotFrom, assign, setup } from 'xstate';
import { call, placeholder, toReason } from '../../kit/index.ts';

/** The ${name.words}. Fill \`runTask\` with the call. */
export const ${name.camel}Machine = setup({
  types: {
    context: {} as { readonly error: string | undefined },
    events: {} as { type: 'task.start' } | { type: 'task.close' },
  },
  actors: { runTask: placeholder<Result<unknown>>('runTask') },
  actions: {
    setError: assign((_, error: string) => ({ error })),
    clearError: assign({ error: undefined }),
  },
}).createMachine({
  id: '${name.kebab}',
  context: { error: undefined },
  initial: 'idle',
  states: {
    idle: { on: { 'task.start': 'running' } },
    running: {
      invoke: call('runTask', { target: 'done' }, {
        target: 'failed',
        actions: { type: 'setError', params: toReason },
      }),
    },
    failed: { on: { 'task.start': 'running' }, exit: 'clearError' },
    done: { on: { 'task.close': 'idle' } },
  },
});

/** The facts that the screen shows. */
export function ${name.camel}View({ value, context }: SnapshotFrom<typeof ${name.camel}Machine>) {
  return { status: value, error: context.error };
}

/** What a user can do. */
export function ${name.camel}Verbs(send: (event: EventFrom<typeof ${name.camel}Machine>) => void) {
  return {
    start: () => send({ type: 'task.start' }),
    close: () => send({ type: 'task.close' }),
  };
}
`;
}

export function machineScenario({ name }: NamedUnit): string {
  return `import { done, failed } from '../../kit/kit.scenario.ts';

/** The events with which tests and stories reach every state. */
export const ${name.camel}Scenario = {
  start: { type: 'task.start' },
  succeed: done('runTask', undefined),
  fail: failed('runTask'),
  close: { type: 'task.close' },
} as const;
`;
}

export function machineTest({ name }: NamedUnit): string {
  return `import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { ${name.camel}Machine, ${name.camel}Verbs, ${name.camel}View } from './${name.kebab}.machine.ts';

function open(runTask: () => Promise<Result<unknown>>) {
  const machine = ${name.camel}Machine.provide({ actors: { runTask: fromPromise(runTask) } });
  const actor = createActor(machine).start();
  return { ...${name.camel}Verbs(actor.send), view: () => ${name.camel}View(actor.getSnapshot()) };
}

describe('the ${name.words}', () => {
  it('starts, ends and can be closed', async () => {
    const task = open(async () => ok(undefined));
    expect(task.view()).toEqual({ status: 'idle', error: undefined });
    task.start();
    expect(task.view().status).toBe('running');
    await settle();
    expect(task.view().status).toBe('done');
    task.close();
    expect(task.view().status).toBe('idle');
  });

  it.each([
    ['rejected', async () => fail({ code: 'server', message: 'Closed today' } as const), 'Closed today'],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('that is %s shows the reason, and can be started again', async (_, runTask, error) => {
    const task = open(runTask);
    task.start();
    await settle();
    expect(task.view()).toEqual({ status: 'failed', error });
    task.start();
    expect(task.view()).toEqual({ status: 'running', error: undefined });
  });
});
`;
}
