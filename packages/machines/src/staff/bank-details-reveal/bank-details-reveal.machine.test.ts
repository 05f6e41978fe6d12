import { type Result, type RevealedBankDetails, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleRevealedDetails } from './bank-details-reveal.scenario.ts';
import {
  bankDetailsRevealMachine,
  bankDetailsRevealVerbs,
  bankDetailsRevealView,
} from './bank-details-reveal.machine.ts';

function start(result: () => Promise<Result<RevealedBankDetails>> = async () => ok(sampleRevealedDetails)) {
  const asked: string[] = [];
  const clock = new SimulatedClock();
  const machine = bankDetailsRevealMachine.provide({
    actors: {
      revealDetails: fromPromise(({ input }) => {
        asked.push(input.memberId);
        return result();
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { memberId: 'asha' } }).start();
  return {
    ...bankDetailsRevealVerbs(actor.send),
    asked,
    clock,
    view: () => bankDetailsRevealView(actor.getSnapshot()),
  };
}

describe('bank details in full', () => {
  it('are shown on request, and hidden after a minute', async () => {
    const page = start();
    page.reveal();
    expect(page.view()).toMatchObject({ isRevealing: true, details: undefined });
    await settle();
    expect(page.view().details).toEqual(sampleRevealedDetails);
    page.clock.increment(59_999);
    expect(page.view().details).toEqual(sampleRevealedDetails);
    page.clock.increment(1);
    expect(page.view().details).toBeUndefined();
    expect(page.asked).toEqual(['asha']);
  });

  it('are hidden on request', async () => {
    const page = start();
    page.reveal();
    await settle();
    page.hide();
    expect(page.view().details).toBeUndefined();
  });

  it('are not shown when the user gives up before the response', async () => {
    const page = start();
    page.reveal();
    page.hide();
    expect(page.view()).toMatchObject({ isRevealing: false, details: undefined });
    await settle();
    expect(page.view().details).toBeUndefined();
  });

  it('say why they are not shown', async () => {
    const limited = fail({ code: 'rateLimited', message: 'Too many requests.', status: 429 } as const);
    const page = start(async () => limited);
    page.reveal();
    await settle();
    expect(page.view()).toMatchObject({ alert: 'Too many requests.', details: undefined });
    page.reveal();
    expect(page.view().alert).toBeUndefined();
  });
});
