import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { type WelcomeProgress, welcomeMachine, welcomeVerbs, welcomeView } from './welcome.machine.ts';

const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);
const MOBILE_USER = { username: 'member0a1b2c3d' };

async function openPage(results: Result<WelcomeProgress>[]) {
  const actor = createActor(
    welcomeMachine.provide({
      actors: { fetchData: fromPromise(async () => results.shift() ?? LOST) },
    }),
  ).start();
  await settle();
  return actor;
}

describe('the welcome of a new member', () => {
  it('shows which steps are done', async () => {
    const actor = await openPage([ok({ hasAddress: true, hasOrder: false })]);
    expect(welcomeView(actor.getSnapshot(), MOBILE_USER)).toEqual({
      error: undefined,
      done: { username: false, address: true, order: false },
      next: 'username',
    });
  });

  it.each([
    [{ hasAddress: false, hasOrder: false }, 'address'],
    [{ hasAddress: false, hasOrder: true }, 'address'],
    [{ hasAddress: true, hasOrder: false }, 'order'],
    [{ hasAddress: true, hasOrder: true }, undefined],
  ])('leads a member with a username and %j to the step: %s', async (progress, next) => {
    const actor = await openPage([ok(progress)]);
    expect(welcomeView(actor.getSnapshot(), { username: 'sunita' }).next).toBe(next);
  });

  it.each([
    ['member0a1b2c3d', false],
    ['sunita', true],
    ['members', true],
    ['member12345678x', true],
  ])('knows whether %s was chosen by the member: %s', async (username, isDone) => {
    const actor = await openPage([]);
    expect(welcomeView(actor.getSnapshot(), { username }).done.username).toBe(isDone);
  });

  it('shows all steps as open when nothing is known, and can ask again', async () => {
    const actor = await openPage([LOST, ok({ hasAddress: true, hasOrder: true })]);
    expect(welcomeView(actor.getSnapshot(), MOBILE_USER)).toEqual({
      error: 'No response from server.',
      done: { username: false, address: false, order: false },
      next: 'username',
    });
    welcomeVerbs((event) => actor.send(event)).retry();
    await settle();
    expect(welcomeView(actor.getSnapshot(), MOBILE_USER)).toMatchObject({
      error: undefined,
      done: { address: true, order: true },
    });
  });
});
