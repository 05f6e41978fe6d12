import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { csvExportMachine, csvExportVerbs, csvExportView } from './index.ts';

function open(results: Result<{ url: string }>[]) {
  const opened: string[] = [];
  const machine = csvExportMachine.provide({
    actors: {
      openExport: fromPromise(async ({ input: { kind, filter = {} } }) => {
        const status = filter.status ?? 'all';
        return results.shift() ?? ok({ url: `/exports/${kind}-${status}.csv` });
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('export.opened', ({ url }) => opened.push(url));
  const view = () => csvExportView(actor.getSnapshot());
  return { ...csvExportVerbs((event) => actor.send(event)), opened, view };
}

describe('a CSV export', () => {
  it('opens one file for each press after the previous one was opened', async () => {
    const page = open([]);
    page.start({ kind: 'stock' });
    page.start({ kind: 'stock' });
    expect(page.view().isOpening).toBe(true);
    await settle();
    expect([page.opened, page.view()]).toEqual([
      ['/exports/stock-all.csv'],
      { isOpening: false, alert: undefined },
    ]);
  });

  it('has only the orders that are meant', async () => {
    const page = open([]);
    page.start({ kind: 'orders', filter: { status: 'PACKED' } });
    await settle();
    expect(page.opened).toEqual(['/exports/orders-PACKED.csv']);
  });

  it('shows why there is no file, and can be tried again', async () => {
    const message = 'You do not have permission to do this.';
    const page = open([fail({ code: 'forbidden', message })]);
    page.start({ kind: 'members' });
    await settle();
    expect([page.opened, page.view().alert]).toEqual([[], message]);
    page.start({ kind: 'members' });
    expect(page.view().alert).toBeUndefined();
    await settle();
    expect(page.opened).toEqual(['/exports/members-all.csv']);
  });
});
