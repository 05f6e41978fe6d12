import { type AccountSecurity, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleSecurity } from './account-security.scenario.ts';
import {
  accountSecurityMachine,
  accountSecurityVerbs,
  accountSecurityView,
  removeSession,
} from './account-security.machine.ts';

const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);

async function openPage(...results: (() => Promise<Result<AccountSecurity>>)[]) {
  const machine = accountSecurityMachine.provide({
    actors: {
      fetchData: fromPromise(() => (results.shift() ?? (async () => ok(sampleSecurity)))()),
    },
  });
  const actor = createActor(machine).start();
  await settle();
  const view = () => accountSecurityView(actor.getSnapshot());
  return {
    ...accountSecurityVerbs(actor.send),
    removeSession: (id: string | undefined) => removeSession(actor, id),
    view,
    devices: () => view().sessions.map((one) => one.device),
  };
}

describe('the sessions of a member', () => {
  it('are shown with the password', async () => {
    const page = await openPage();
    expect(page.view()).toMatchObject({ status: 'ready', hasPassword: true, hasOthers: true });
    expect(page.devices()).toEqual(['Firefox · Linux', 'Chrome · Android', null]);
  });

  it('disappear when they have ended, one or all others', async () => {
    const page = await openPage();
    page.removeSession(sampleSecurity.sessions[1]?.id);
    expect(page.devices()).toEqual(['Firefox · Linux', null]);
    page.removeSession(undefined);
    expect(page.devices()).toEqual(['Firefox · Linux']);
    expect(page.view().hasOthers).toBe(false);
  });

  it.each([
    ['rejected', async () => LOST, 'No response from server.'],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('show the reason when they are %s, and can be requested again', async (_, first, error) => {
    const page = await openPage(first);
    expect(page.view()).toMatchObject({ status: 'failed', error, sessions: [] });
    page.retry();
    await settle();
    expect(page.view().status).toBe('ready');
  });
});
