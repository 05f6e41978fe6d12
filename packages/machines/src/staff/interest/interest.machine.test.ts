import { type InterestReport, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { interestMachine, interestVerbs, interestView } from './interest.machine.ts';
import { sampleInterest } from './interest.scenario.ts';

function open(fetchInterest: () => Promise<Result<InterestReport>>) {
  const actor = createActor(
    interestMachine.provide({ actors: { fetchData: fromPromise(() => fetchInterest()) } }),
  );
  actor.start();
  return { ...interestVerbs(actor.send), view: () => interestView(actor.getSnapshot()) };
}

describe('what people look for', () => {
  it('is shown when it is loaded', async () => {
    const page = open(async () => ok(sampleInterest));
    expect(page.view()).toEqual({ report: undefined, error: undefined });
    await settle();
    expect(page.view()).toEqual({ report: sampleInterest, error: undefined });
  });

  it('can be loaded again after a failure', async () => {
    const results = [fail({ code: 'server', message: '' } as const), ok(sampleInterest)];
    const page = open(async () => results.shift() ?? ok(sampleInterest));
    await settle();
    expect(page.view().error).toBe('Something went wrong.');
    page.retry();
    await settle();
    expect(page.view()).toEqual({ report: sampleInterest, error: undefined });
  });
});
