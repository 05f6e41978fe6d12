import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { registerDownloadMachine } from './register-download.machine.ts';
import { registerDownloadVerbs, registerDownloadView } from './register-download.view.ts';

function open(fetch: () => Promise<Result<string>> = async () => ok('rows')) {
  const fetched: unknown[] = [];
  const saved: unknown[] = [];
  const machine = registerDownloadMachine.provide({
    actors: {
      fetchRegister: fromPromise(async ({ input }) => {
        fetched.push(input);
        return fetch();
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('register.fetched', ({ name, text }) => saved.push([name, text]));
  const view = () => registerDownloadView(actor.getSnapshot());
  return { ...registerDownloadVerbs((event) => actor.send(event)), fetched, saved, view };
}

describe('the download of a register', () => {
  it('is one file of the chosen period for each press', async () => {
    const page = open();
    page.change('from', '2026-11-01');
    page.change('to', '2026-11-30');
    page.download('credit-notes');
    page.download('sales');
    expect(page.view().fetching).toBe('credit-notes');
    await settle();
    expect(page.fetched).toEqual([{ from: '2026-11-01', to: '2026-11-30', kind: 'credit-notes' }]);
    expect(page.saved).toEqual([['credit-notes-2026-11-01-2026-11-30.csv', 'rows']]);
    expect(page.view()).toMatchObject({ fetching: undefined, alert: undefined });
  });

  it.each([
    [{}, { from: 'Choose the first day', to: 'Choose the last day' }],
    [{ from: '2026-11-30', to: '2026-11-01' }, { to: 'The last day must not be before the first day' }],
    [{ from: '2026-01-01', to: '2027-01-02' }, { to: 'A register has at most 366 days' }],
  ])('needs a period: %j', (period, errors) => {
    const page = open();
    for (const [field, value] of Object.entries(period)) page.change(field === 'from' ? 'from' : 'to', value);
    expect(page.view().errors).toEqual({});
    page.download('sales');
    expect([page.view().errors, page.fetched]).toEqual([errors, []]);
    page.change('to', '2026-11-30');
    expect(page.view().errors).toEqual({});
  });

  it.each([
    ['rejected', async () => fail({ code: 'server', message: 'Closed today' } as const), 'Closed today'],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('shows why there is no file, and can be tried again: %s', async (_, fetch, alert) => {
    const page = open(fetch);
    page.change('from', '2026-11-01');
    page.change('to', '2026-11-30');
    page.download('hsn');
    await settle();
    expect([page.saved, page.view().alert]).toEqual([[], alert]);
    page.download('hsn');
    expect(page.view()).toMatchObject({ fetching: 'hsn', alert: undefined });
  });
});
