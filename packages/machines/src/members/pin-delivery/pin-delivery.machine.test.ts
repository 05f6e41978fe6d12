import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { type FoundDelivery, pinDeliveryMachine } from './pin-delivery.machine.ts';
import { pinDeliveryVerbs, pinDeliveryView } from './pin-delivery.view.ts';

const NOW = 1_795_761_000_000;
const SERVED = { isServed: true, hasCashOnDelivery: true, days: { STANDARD: 7, EXPRESS: 3 } };
const LOST = fail({ code: 'noResponse' as const, message: 'No response from server.' });

/** A lookup that knows that the shop delivers everywhere. @param pin the one of an earlier visit */
function open(pin?: string, results: Result<FoundDelivery>[] = []) {
  const asked: string[] = [];
  const known: string[] = [];
  const machine = pinDeliveryMachine.provide({
    actors: {
      findDelivery: fromPromise(async ({ input }) => {
        asked.push(input);
        return results.shift() ?? ok({ delivery: SERVED, now: NOW });
      }),
    },
  });
  const actor = createActor(machine, { input: { pin } });
  actor.on('pin.known', (event) => known.push(event.pin));
  actor.start();
  const { changePin, retry } = pinDeliveryVerbs(actor.send);
  const type = async (typed: string) => {
    changePin(typed);
    await settle();
  };
  return { asked, known, type, retry, view: () => pinDeliveryView(actor.getSnapshot()) };
}

describe('the delivery to a PIN code', () => {
  it('is looked up with the sixth digit, once, and the PIN code is remembered', async () => {
    const lookup = open();
    await lookup.type('22600');
    expect([lookup.asked, lookup.view().delivery]).toEqual([[], undefined]);
    await lookup.type('226 ००1');
    await lookup.type('226001');
    expect([lookup.asked, lookup.known]).toEqual([['226001'], ['226001']]);
    expect(lookup.view()).toMatchObject({
      pin: '226001',
      delivery: { isServed: true, arrivesBy: NOW + 7 * 86_400_000 },
    });
  });

  it('is looked up at once for the PIN code of an earlier visit', async () => {
    const lookup = open('226001');
    await settle();
    expect(lookup.view().delivery?.isServed).toBe(true);
  });

  it('is no longer shown when the PIN code changes', async () => {
    const lookup = open('226001');
    await settle();
    await lookup.type('22600');
    expect(lookup.view()).toMatchObject({ delivery: undefined, canRetry: false });
  });

  it('can be looked up again after a failure', async () => {
    const lookup = open(undefined, [LOST]);
    await lookup.type('226001');
    expect(lookup.view()).toMatchObject({ alert: 'No response from server.', canRetry: true });
    expect(lookup.known).toEqual([]);
    lookup.retry();
    await settle();
    expect(lookup.view()).toMatchObject({ alert: undefined, delivery: { isServed: true } });
  });
});
