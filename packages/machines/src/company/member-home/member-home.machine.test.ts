import { type Order, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { type MemberFacts, memberHomeMachine } from './member-home.machine.ts';
import { memberHomeVerbs, memberHomeView } from './member-home.view.ts';
import { sampleFacts } from './member-home.scenario.ts';

const REJECTED = fail({ code: 'server', message: 'Closed today' } as const);

function open(actors: {
  fetchHome?: () => Promise<Result<MemberFacts>>;
  repeatOrder?: (order: Order | undefined) => Promise<Result<unknown>>;
}) {
  const machine = memberHomeMachine.provide({
    actors: {
      fetchHome: fromPromise(actors.fetchHome ?? (async () => ok(sampleFacts))),
      repeatOrder: fromPromise(({ input }) => actors.repeatOrder?.(input) ?? Promise.resolve(ok(undefined))),
    },
  });
  const actor = createActor(machine);
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { ...memberHomeVerbs(actor.send), emitted, view: () => memberHomeView(actor.getSnapshot()) };
}

describe("a member's home page", () => {
  it('shows the last order, the points and the referral code', async () => {
    const home = open({});
    expect(home.view().status).toBe('loading');
    await settle();
    expect(home.view()).toMatchObject({ status: 'ready', ...sampleFacts, isRepeating: false });
  });

  it.each([
    ['are rejected', async () => REJECTED, 'Closed today'],
    ['fail', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('says why when the calls %s, and tries again', async (_, fetchHome, error) => {
    const home = open({ fetchHome });
    await settle();
    expect(home.view()).toMatchObject({ status: 'failed', error });
    home.retry();
    expect(home.view()).toMatchObject({ status: 'loading', error: undefined });
  });

  it('puts the last order into the cart once, and says when it is there', async () => {
    const repeated: (string | undefined)[] = [];
    const home = open({
      repeatOrder: async (order) => {
        repeated.push(order?.number);
        return ok(undefined);
      },
    });
    await settle();
    home.repeat();
    home.repeat();
    expect(home.view()).toMatchObject({ status: 'ready', isRepeating: true });
    await settle();
    expect(repeated).toEqual(['PGM-000123']);
    expect(home.emitted).toEqual([{ type: 'order.repeated' }]);
    expect(home.view().isRepeating).toBe(false);
  });

  it('shows why an order could not be repeated', async () => {
    const home = open({ repeatOrder: async () => REJECTED });
    await settle();
    home.repeat();
    await settle();
    expect(home.emitted).toEqual([{ type: 'toast.show', kind: 'error', message: 'Closed today' }]);
  });

  it('repeats nothing for a member without orders', async () => {
    const home = open({ fetchHome: async () => ok({ ...sampleFacts, order: undefined }) });
    await settle();
    home.repeat();
    expect(home.view().isRepeating).toBe(false);
  });
});
