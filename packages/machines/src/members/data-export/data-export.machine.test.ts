import { type DataExport, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { dataExportMachine } from './data-export.machine.ts';
import { dataExportVerbs, dataExportView } from './data-export.view.ts';
import { sampleExport } from './data-export.scenario.ts';

const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);

function openExport(results: (() => Promise<Result<DataExport>>)[] = []) {
  const files: string[] = [];
  const machine = dataExportMachine.provide({
    actors: { fetchData: fromPromise(() => (results.shift() ?? (async () => ok(sampleExport)))()) },
  });
  const actor = createActor(machine).start();
  actor.on('data.exported', ({ data }) => files.push(data.profile.username));
  const received = (bytes: number) => actor.send({ type: 'export.received', bytes });
  const view = () => dataExportView(actor.getSnapshot());
  return { ...dataExportVerbs((event) => actor.send(event)), files, received, view };
}

describe('the data export', () => {
  it('is passed on to be saved, once for each press after the previous export has ended', async () => {
    const page = openExport();
    page.start();
    page.start();
    expect(page.view().exported).toBe(0);
    await settle();
    expect(page.files).toEqual(['ravi']);
    expect(page.view()).toEqual({ exported: undefined, exportAlert: undefined });
  });

  it('shows how much has arrived, and saves nothing once it is given up', async () => {
    const page = openExport();
    page.start();
    page.received(1000);
    expect(page.view().exported).toBe(1000);
    page.cancel();
    expect(page.view().exported).toBeUndefined();
    await settle();
    expect(page.files).toEqual([]);
    page.start();
    expect(page.view().exported).toBe(0);
  });

  it.each([
    ['rejected', async () => LOST, 'No response from server.'],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('shows why there is no file when it is %s, and can be tried again', async (_, result, exportAlert) => {
    const page = openExport([result]);
    page.start();
    await settle();
    expect(page.view()).toEqual({ exportAlert, exported: undefined });
    page.start();
    expect(page.view().exportAlert).toBeUndefined();
    await settle();
    expect(page.files).toEqual(['ravi']);
  });
});
