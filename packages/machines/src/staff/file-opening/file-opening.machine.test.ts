import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import {
  type StaffFile,
  fileOpeningMachine,
  fileOpeningVerbs,
  fileOpeningView,
} from './file-opening.machine.ts';

const STOCK = { type: 'csv', kind: 'stock' } as const;

function openPage(results: Result<{ url: string }>[] = []) {
  const asked: StaffFile[] = [];
  const opened: string[] = [];
  const machine = fileOpeningMachine.provide({
    actors: {
      openFile: fromPromise(async ({ input: { file } }) => {
        asked.push(file);
        return results.shift() ?? ok({ url: `/files/${asked.length}` });
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('file.opened', ({ url }) => opened.push(url));
  const view = () => fileOpeningView(actor.getSnapshot());
  return { ...fileOpeningVerbs((event) => actor.send(event)), asked, opened, view };
}

describe('the opening of a file', () => {
  it('opens one file for each press after the previous one was opened', async () => {
    const page = openPage();
    page.open(STOCK);
    page.open(STOCK);
    expect(page.view().isOpening).toBe(true);
    await settle();
    expect([page.opened, page.view()]).toEqual([['/files/1'], { isOpening: false, alert: undefined }]);
  });

  it('asks for the orders that are meant', async () => {
    const page = openPage();
    const packed = { type: 'csv', kind: 'orders', filter: { status: 'PACKED' } } as const;
    page.open(packed);
    await settle();
    const slips = { type: 'packingSlips', slips: { ids: ['a', 'b'], paper: 'A6' as const } } as const;
    page.open({ ...slips, slips: { ...slips.slips, ids: [...slips.slips.ids] } });
    await settle();
    expect([page.asked, page.opened]).toEqual([
      [packed, slips],
      ['/files/1', '/files/2'],
    ]);
  });

  it('shows why there is no file, and can be tried again', async () => {
    const message = 'You do not have permission to do this.';
    const page = openPage([fail({ code: 'forbidden', message })]);
    page.open(STOCK);
    await settle();
    expect([page.opened, page.view().alert]).toEqual([[], message]);
    page.open(STOCK);
    expect(page.view().alert).toBeUndefined();
    await settle();
    expect(page.opened).toEqual(['/files/2']);
  });
});
