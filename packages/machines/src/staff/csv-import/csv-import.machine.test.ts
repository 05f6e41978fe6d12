import { type CsvImport, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleImport, sampleProblems } from './csv-import.scenario.ts';
import { PROGRESS_MS, csvImportMachine } from './csv-import.machine.ts';
import { csvImportVerbs, csvImportView } from './csv-import.view.ts';

const FILE = { name: 'products.csv' };
const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);
const checked: CsvImport = { ...sampleImport, status: 'CHECKED', done: 200, invalid: 7, changes: 193 };

/** Opens an import whose server responds to each reading with the next of `steps`. */
function open(steps: Result<CsvImport>[], more: { uploaded?: Result<CsvImport>; id?: string } = {}) {
  const calls: unknown[] = [];
  const clock = new SimulatedClock();
  const respond = <Input>(name: string, response: () => Result<CsvImport>) =>
    fromPromise<Result<CsvImport>, Input>(async ({ input }) => {
      calls.push([name, input]);
      return response();
    });
  const machine = csvImportMachine.provide({
    actors: {
      uploadFile: respond('upload', () => more.uploaded ?? ok(sampleImport)),
      readImport: fromPromise(async () => steps.shift() ?? LOST),
      readProblems: fromPromise(async ({ input: { page } }) => ok({ ...sampleProblems, page })),
      confirmImport: respond('confirm', () => ok({ ...checked, status: 'IMPORTING', done: 0 })),
      cancelImport: respond('cancel', () => ok({ ...checked, status: 'CANCELLED' })),
    },
  });
  const actor = createActor(machine, { clock, input: { kind: 'products', id: more.id } }).start();
  const tick = async () => {
    clock.increment(PROGRESS_MS);
    await settle();
  };
  const view = () => csvImportView(actor.getSnapshot());
  return { ...csvImportVerbs((event) => actor.send(event)), calls, tick, view };
}

describe('the import of a CSV file', () => {
  it('uploads, follows the check each second, lists the errors, and writes the rows without errors', async () => {
    const page = open([
      ok(sampleImport),
      ok(checked),
      ok({ ...checked, status: 'IMPORTING', done: 100 }),
      ok({ ...checked, status: 'DONE', done: 193 }),
    ]);
    expect([page.view().step, page.view().canConfirm]).toEqual(['choosing', false]);
    page.choose(FILE);
    expect([page.view().step, page.view().fileName]).toEqual(['uploading', 'products.csv']);
    await settle();
    expect(page.view()).toMatchObject({ step: 'checking', done: 80, rows: 200 });
    await page.tick();
    expect(page.view()).toMatchObject({
      step: 'checked',
      invalid: 7,
      changes: 193,
      canConfirm: true,
      problems: sampleProblems.data,
      problemPages: 2,
    });
    page.openProblems(2);
    await settle();
    expect(page.view().problemPage).toBe(2);
    page.confirm();
    expect(page.view().isConfirming).toBe(true);
    await settle();
    expect(page.view()).toMatchObject({ step: 'importing', done: 100 });
    await page.tick();
    expect(page.view().step).toBe('done');
    expect(page.calls).toEqual([
      ['upload', { kind: 'products', file: FILE }],
      ['confirm', { id: sampleImport.id, skipInvalid: true }],
    ]);
    page.restart();
    expect(page.view()).toMatchObject({ step: 'choosing', fileName: '', invalid: 0, problems: [] });
  });

  it('names the columns of a rejected file, and accepts another one', async () => {
    const fields = { Colour: 'Unknown column' };
    const message = 'Some columns are unknown or missing.';
    const page = open([], { uploaded: fail({ code: 'invalid', message, fields }) });
    page.choose(FILE);
    await settle();
    expect(page.view()).toMatchObject({
      step: 'choosing',
      alert: message,
      columns: [{ name: 'Colour', message: 'Unknown column' }],
    });
    page.choose(FILE);
    expect(page.view()).toMatchObject({ step: 'uploading', alert: undefined, columns: [] });
    page.cancel();
    expect(page.view().step).toBe('choosing');
  });

  it('goes on with an import that was started before, and asks again when the connection is lost', async () => {
    const page = open([LOST, ok({ ...checked, invalid: 0 })], { id: sampleImport.id });
    await settle();
    expect(page.view()).toMatchObject({ step: 'checking', alert: 'No response from server.' });
    await page.tick();
    expect(page.view()).toMatchObject({ step: 'checked', alert: undefined, problems: [] });
  });

  it('can be cancelled while the server works and after the check', async () => {
    for (const step of [sampleImport, checked]) {
      const page = open([ok(step)], { id: step.id });
      await settle();
      page.cancel();
      expect(page.view().isCancelling).toBe(true);
      await settle();
      expect(page.view().step).toBe('cancelled');
    }
  });

  it('shows what the check has added up, and after a cancel how many rows are saved', async () => {
    const members: CsvImport = {
      ...checked,
      kind: 'members',
      totals: { 'New members': 193, 'Pending points': 7 },
    };
    const page = open([ok(members)], { id: members.id });
    await settle();
    expect(page.view()).toMatchObject({
      step: 'checked',
      saved: 0,
      totals: [
        { name: 'New members', value: 193 },
        { name: 'Pending points', value: 7 },
      ],
    });
    const later = open([ok({ ...members, status: 'CANCELLED', saved: 100 })], { id: members.id });
    await settle();
    expect(later.view()).toMatchObject({ step: 'cancelled', saved: 100 });
  });

  it('cannot be confirmed when it changes nothing', async () => {
    const page = open([ok({ ...checked, changes: 0 })], { id: checked.id });
    await settle();
    expect(page.view().canConfirm).toBe(false);
    page.confirm();
    expect(page.view().step).toBe('checked');
  });

  it('says why the server gave up', async () => {
    const message = 'The data has changed since the check. Nothing was saved. Upload the file again.';
    const page = open([ok({ ...checked, status: 'FAILED', message })], { id: checked.id });
    await settle();
    expect(page.view()).toMatchObject({ step: 'failed', alert: message });
  });

  it.each([null, ''])('says that it failed where the server gives no reason: %j', async (message) => {
    const page = open([ok({ ...checked, status: 'FAILED', message })], { id: checked.id });
    await settle();
    expect(page.view().alert).toBe('The import failed. Nothing was saved. Try again later.');
  });
});
