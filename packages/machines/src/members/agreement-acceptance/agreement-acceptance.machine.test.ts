import { type Agreement, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleAgreement } from '../agreement/agreement.scenario.ts';
import {
  agreementAcceptanceMachine,
  agreementAcceptanceVerbs,
  agreementAcceptanceView,
} from './agreement-acceptance.machine.ts';

const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);

/** Opens a page whose server gives the results of the test one after the other; then it does not respond. */
function openPage(...results: (Result<Agreement> | Error)[]) {
  const toasts: string[] = [];
  let calls = 0;
  const machine = agreementAcceptanceMachine.provide({
    actors: {
      acceptAgreement: fromPromise(async () => {
        calls += 1;
        const result = results.shift() ?? new Promise<never>(() => {});
        if (result instanceof Error) throw result;
        return result;
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('toast.show', ({ kind, message }) => toasts.push(`${kind}: ${message}`));
  const verbs = agreementAcceptanceVerbs((event) => actor.send(event));
  return { toasts, ...verbs, calls: () => calls, view: () => agreementAcceptanceView(actor.getSnapshot()) };
}

describe('the question after a login whether the new agreement is accepted', () => {
  it('is not there before a login brings it, and accepts nothing then', () => {
    const page = openPage();
    page.accept();
    expect([page.view().isOpen, page.calls()]).toEqual([false, 0]);
    page.ask();
    expect(page.view()).toEqual({ isOpen: true, isAccepting: false, alert: undefined });
  });

  it('accepts the agreement once however often it is pressed, and closes', async () => {
    const page = openPage(ok(sampleAgreement));
    page.ask();
    page.accept();
    page.accept();
    expect(page.view()).toEqual({ isOpen: true, isAccepting: true, alert: undefined });
    await settle();
    expect([page.view().isOpen, page.calls()]).toEqual([false, 1]);
    expect(page.toasts).toEqual(['success: Agreement accepted']);
  });

  it.each([
    [LOST, 'No response from server.'],
    [new Error('out of order'), 'Something went wrong.'],
  ])('stays open after a failure, says why, and can be repeated', async (failure, sentence) => {
    const page = openPage(failure, ok(sampleAgreement));
    page.ask();
    page.accept();
    await settle();
    expect(page.view()).toEqual({ isOpen: true, isAccepting: false, alert: sentence });
    page.accept();
    expect(page.view()).toEqual({ isOpen: true, isAccepting: true, alert: undefined });
    await settle();
    expect([page.view().isOpen, page.toasts]).toEqual([false, ['success: Agreement accepted']]);
  });

  it('can be postponed, also while the server does not respond, and comes back with the next login', async () => {
    const page = openPage(LOST);
    page.ask();
    page.accept();
    await settle();
    page.postpone();
    expect(page.view().isOpen).toBe(false);
    page.ask();
    expect(page.view()).toEqual({ isOpen: true, isAccepting: false, alert: undefined });
    page.accept();
    page.postpone();
    expect([page.view().isOpen, page.toasts]).toEqual([false, []]);
  });
});
