import { type DataExport, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { dataExportMachine, dataExportVerbs, dataExportView, sampleExport } from './index.ts';

const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);

function openExport(answers: (() => Promise<Result<DataExport>>)[] = []) {
  const files: string[] = [];
  const machine = dataExportMachine.provide({
    actors: { fetchData: fromPromise(() => (answers.shift() ?? (async () => ok(sampleExport)))()) },
  });
  const actor = createActor(machine).start();
  actor.on('data.exported', ({ data }) => files.push(data.profile.username));
  const view = () => dataExportView(actor.getSnapshot());
  return { ...dataExportVerbs((event) => actor.send(event)), files, view };
}

describe('the export', () => {
  it('is handed over to be saved, once for each press that is not too early', async () => {
    const page = openExport();
    page.start();
    page.start();
    expect(page.view().isExporting).toBe(true);
    await settle();
    expect(page.files).toEqual(['ravi']);
    expect(page.view()).toEqual({ isExporting: false, exportAlert: undefined });
  });

  it.each([
    ['refused', async () => LOST, 'No response from server.'],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('says why there is no file when it is %s, and can be tried again', async (_, answer, exportAlert) => {
    const page = openExport([answer]);
    page.start();
    await settle();
    expect(page.view()).toEqual({ exportAlert, isExporting: false });
    page.start();
    expect(page.view().exportAlert).toBeUndefined();
    await settle();
    expect(page.files).toEqual(['ravi']);
  });
});
