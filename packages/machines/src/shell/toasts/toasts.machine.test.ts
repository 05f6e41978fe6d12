import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import type { ToastKind } from '../../kit/index.ts';
import { MAX_TOASTS, toastsMachine } from './toasts.machine.ts';
import { toastsVerbs, toastsView } from './toasts.view.ts';

function openToasts() {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { clock }).start();
  const verbs = toastsVerbs((event) => actor.send(event));
  return {
    ...verbs,
    clock,
    actor,
    shown: () => toastsView(actor.getSnapshot()).toasts.map(({ message }) => message),
  };
}

describe('toasts', () => {
  it.each([
    ['blank', 4000],
    ['success', 2000],
    ['error', 4000],
  ] as const)('of kind %s stay for %i ms', (kind, ms) => {
    const toasts = openToasts();
    toasts.show({ kind, message: 'Something happened' });
    toasts.clock.increment(ms - 1);
    expect(toasts.shown()).toEqual(['Something happened']);
    toasts.clock.increment(1);
    expect(toasts.shown()).toEqual([]);
    expect(toasts.actor.getSnapshot().value).toBe('empty');
  });

  it('about an action in progress stay until dismissed', () => {
    const toasts = openToasts();
    toasts.show({ kind: 'loading', message: 'Saving' });
    toasts.clock.increment(3_600_000);
    expect(toasts.shown()).toEqual(['Saving']);
    toasts.dismiss('loading: Saving');
    expect(toasts.shown()).toEqual([]);
  });

  it('that are alerts stay until dismissed, whatever their kind, also after a pause', () => {
    const toasts = openToasts();
    toasts.show({ kind: 'success', message: 'User is verified', isAlert: true });
    toasts.show({ kind: 'success', message: 'Added' });
    toasts.clock.increment(3_600_000);
    expect(toasts.shown()).toEqual(['User is verified']);
    toasts.pause();
    toasts.resume();
    toasts.clock.increment(3_600_000);
    expect(toasts.shown()).toEqual(['User is verified']);
    toasts.dismiss('success: User is verified');
    expect(toasts.shown()).toEqual([]);
  });

  it('are shown newest first, and each disappears after its own time', () => {
    const toasts = openToasts();
    toasts.show({ kind: 'error', message: 'first' });
    toasts.clock.increment(1500);
    toasts.show({ kind: 'success', message: 'second' });
    expect(toasts.shown()).toEqual(['second', 'first']);
    toasts.clock.increment(2000);
    expect(toasts.shown()).toEqual(['first']);
    toasts.clock.increment(500);
    expect(toasts.shown()).toEqual([]);
  });

  it('lead to what they are about', () => {
    const toasts = openToasts();
    toasts.show({ kind: 'success', message: 'Added', opens: 'cart' });
    toasts.show({ kind: 'success', message: 'Saved' });
    expect(toastsView(toasts.actor.getSnapshot()).toasts.map(({ opens }) => opens)).toEqual([
      undefined,
      'cart',
    ]);
  });

  it('that are repeated start their time again, and are shown once', () => {
    const toasts = openToasts();
    const toast: { kind: ToastKind; message: string } = { kind: 'success', message: 'Added' };
    toasts.show(toast);
    toasts.clock.increment(1500);
    toasts.show(toast);
    expect(toasts.shown()).toEqual(['Added']);
    toasts.clock.increment(1999);
    expect(toasts.shown()).toEqual(['Added']);
    toasts.clock.increment(1);
    expect(toasts.shown()).toEqual([]);
  });

  it('all stay while one is pointed at, and start their whole time again afterwards', () => {
    const toasts = openToasts();
    toasts.show({ kind: 'success', message: 'first' });
    toasts.clock.increment(1900);
    toasts.pause();
    toasts.show({ kind: 'success', message: 'second' });
    toasts.clock.increment(60_000);
    expect(toasts.shown()).toEqual(['second', 'first']);
    toasts.resume();
    toasts.clock.increment(1999);
    expect(toasts.shown()).toEqual(['second', 'first']);
    toasts.clock.increment(1);
    expect(toasts.shown()).toEqual([]);
  });

  it(`are ${MAX_TOASTS} at most; the oldest gives way`, () => {
    const toasts = openToasts();
    for (let n = 1; n <= 21; n += 1) toasts.show({ kind: 'blank', message: `number ${n}` });
    expect(toasts.shown()).toHaveLength(20);
    expect([toasts.shown().at(0), toasts.shown().at(-1)]).toEqual(['number 21', 'number 2']);
  });

  it('can be dismissed while paused', () => {
    const toasts = openToasts();
    toasts.show({ kind: 'blank', message: 'one' });
    toasts.show({ kind: 'blank', message: 'two' });
    toasts.pause();
    toasts.dismiss('blank: one');
    expect(toasts.shown()).toEqual(['two']);
    toasts.dismiss('blank: two');
    expect(toasts.actor.getSnapshot().value).toBe('empty');
  });
});
