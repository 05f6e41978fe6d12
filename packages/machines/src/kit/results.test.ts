import { fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { settle } from '../../test/settle.ts';
import {
  failedWith,
  isGone,
  placeholder,
  succeeded,
  toFailure,
  toMessage,
  toOutput,
  toReason,
  toReasonOr,
  toResult,
  toValue,
} from './index.ts';

const type = 'xstate.done.actor.load';
const LOADED = { event: { type, output: ok(7), actorId: 'load' } } as const;
const FAILURE = { code: 'notFound', message: 'Not found' } as const;
const FAILED = { event: { type, output: fail(FAILURE), actorId: 'load' } } as const;
const THROWN = {
  event: { type: 'xstate.error.actor.load', error: new Error('broken'), actorId: 'load' },
} as const;

describe('the result helpers', () => {
  it('distinguish a value from a failure', () => {
    expect([succeeded(LOADED), succeeded(FAILED)]).toEqual([true, false]);
    expect([isGone(LOADED), isGone(FAILED)]).toEqual([true, true]);
    expect([failedWith('notFound')(FAILED), failedWith('conflict')(FAILED)]).toEqual([true, false]);
  });

  it('read what an actor returned', () => {
    expect(toOutput(FAILED)).toEqual(fail(FAILURE));
    expect([toResult(LOADED), toResult(THROWN)]).toEqual([ok(7), undefined]);
    expect(toValue(LOADED)).toBe(7);
    expect(() => toValue(FAILED)).toThrow('xstate.done.actor.load has no value: notFound');
  });

  it('give the sentence of a failure, or a fallback', () => {
    expect([toFailure(FAILED), toFailure(THROWN)]).toEqual([FAILURE, undefined]);
    expect([toReason(FAILED), toReason(THROWN)]).toEqual(['Not found', 'Something went wrong.']);
    expect(toReasonOr('Try again.')(THROWN)).toBe('Try again.');
    expect([toMessage(fail(FAILURE)), toMessage(undefined)]).toEqual(['Not found', 'Something went wrong.']);
  });

  it('give the fallback for a failure whose response has no sentence', () => {
    const failure = { code: 'server', message: '', status: 500 } as const;
    const ended = { event: { type, output: fail(failure), actorId: 'load' } } as const;
    expect([
      toReason(ended),
      toReasonOr('Try again.')(ended),
      toMessage(fail(failure), 'Try again.'),
    ]).toEqual(['Something went wrong.', 'Try again.', 'Try again.']);
  });
});

describe('a placeholder', () => {
  it('rejects by its name until it is provided', async () => {
    const actor = createActor(placeholder<number>('fetchOrders'));
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    await settle();
    expect(errors).toEqual([new Error('fetchOrders is not provided')]);
  });
});
