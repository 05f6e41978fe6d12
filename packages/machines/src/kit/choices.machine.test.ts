import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { type ChangedChoices, choicesVerbs, choicesView, createChoices } from './index.ts';

interface Toppings {
  readonly nuts: boolean;
  readonly sugar: boolean;
}

const NONE: Toppings = { nuts: false, sugar: false };
const NUTS: Toppings = { nuts: true, sugar: false };
const SUGAR: Toppings = { nuts: false, sugar: true };
const CLOSED = fail({ code: 'server', message: 'Closed today' } as const);
const broken = () => Promise.reject(new Error('broken'));
const toppingsMachine = createChoices<Toppings>({ id: 'toppings' });

/** Opens the page with a server that stores what it receives, unless the test sets another behaviour. */
async function openToppings({
  fetched = async (): Promise<Result<Toppings>> => ok(NONE),
  saved = async (choices) => ok(choices),
}: {
  fetched?: () => Promise<Result<Toppings>>;
  saved?: (choices: Toppings) => Promise<Result<Toppings>>;
} = {}) {
  const calls: Toppings[] = [];
  const machine = toppingsMachine.provide({
    actors: {
      syncChoices: fromPromise<Result<Toppings>, ChangedChoices<Toppings>>(({ input: { changed } }) => {
        if (changed === undefined) return fetched();
        calls.push(changed);
        return saved(changed);
      }),
    },
  });
  const actor = createActor(machine).start();
  await settle();
  return {
    ...choicesVerbs<Toppings>((event) => actor.send(event)),
    calls,
    view: () => choicesView<Toppings>(actor.getSnapshot()),
  };
}

describe('choices', () => {
  it('are loaded', async () => {
    expect((await openToppings()).view()).toEqual({
      status: 'ready',
      choices: NONE,
      isSaving: false,
      error: undefined,
      alert: undefined,
    });
  });

  it.each([
    ['rejected', async () => CLOSED, 'Closed today'],
    ['broken', broken, 'Something went wrong.'],
  ])('show the reason when loading them is %s, and can be requested again', async (_, first, error) => {
    const results = [first];
    const page = await openToppings({ fetched: () => (results.pop() ?? (async () => ok(NONE)))() });
    expect(page.view()).toMatchObject({ status: 'failed', error, choices: undefined });
    page.change(NUTS);
    page.retry();
    await settle();
    expect(page.view()).toMatchObject({ status: 'ready', error: undefined, choices: NONE });
    expect(page.calls).toEqual([]);
  });

  it('show a change at once and send it', async () => {
    const page = await openToppings();
    page.change(NUTS);
    expect(page.view()).toMatchObject({ isSaving: true, choices: NUTS });
    await settle();
    expect(page.calls).toEqual([NUTS]);
    expect(page.view()).toMatchObject({ isSaving: false, choices: NUTS });
  });

  it('next send what was changed during a request', async () => {
    const page = await openToppings();
    page.change(NUTS);
    page.change({ nuts: true, sugar: true });
    page.change(SUGAR);
    expect(page.view().choices).toEqual(SUGAR);
    await settle();
    await settle();
    expect(page.calls).toEqual([NUTS, SUGAR]);
    expect(page.view()).toMatchObject({ isSaving: false, choices: SUGAR });
  });

  it.each([
    ['rejected', async () => CLOSED, 'Closed today'],
    ['broken', broken, 'Something went wrong.'],
  ])('take back a change that is %s, and show the reason until the next one', async (_, saved, alert) => {
    const page = await openToppings({ saved });
    page.change(NUTS);
    await settle();
    expect(page.view()).toMatchObject({ alert, isSaving: false, choices: NONE });
    page.change(SUGAR);
    expect(page.view().alert).toBeUndefined();
  });
});
