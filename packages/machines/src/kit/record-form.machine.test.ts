import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { createRecordForm, recordFormVerbs, recordFormView } from './index.ts';

interface Brand {
  readonly id: string;
  readonly name: string;
  readonly isShown: boolean;
}

type BrandDetails = Omit<Brand, 'id'>;

const STORED: Brand = { id: 'b1', name: 'Neem & Co', isShown: true };

const isDetails = (input: unknown): input is BrandDetails =>
  typeof input === 'object' && input !== null && 'name' in input && input.name !== '';

const isStored = (input: unknown): input is Brand => isDetails(input) && 'id' in input;

/** A rule as a zod schema states it: a brand needs a name. */
const BrandSchema = {
  safeParse: (input: unknown) =>
    isDetails(input)
      ? { data: input }
      : { error: { issues: [{ path: ['name'], message: 'Name is required' }] } },
};

function openForm(
  save: () => Promise<Result<Brand>> = async () => ok(STORED),
  { asksToDiscard = false }: { asksToDiscard?: boolean } = {},
) {
  const calls: unknown[] = [];
  const emitted: unknown[] = [];
  const machine = createRecordForm(BrandSchema, {
    id: 'brand-form',
    empty: { name: '', isShown: false },
    toValues: ({ name, isShown }: Brand) => ({ name, isShown }),
    clean: (_, text) => text.trimStart(),
    stored: { safeParse: (input) => (isStored(input) ? { data: input } : {}) },
    asksToDiscard,
  }).provide({
    actors: {
      saveRecord: fromPromise(({ input }) => {
        calls.push(input);
        return save();
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('*', (event) => emitted.push(event));
  const view = () => recordFormView(actor.getSnapshot());
  return { ...recordFormVerbs(actor.send), calls, emitted, view };
}

describe('a record form', () => {
  it('shows a record that was read again, unless something is unsaved', () => {
    const form = openForm();
    form.edit(STORED);
    form.edit({ ...STORED, name: 'Neem' });
    expect(form.view().values).toEqual({ name: 'Neem', isShown: true });
    form.changeField('name', 'Tulsi');
    form.edit({ ...STORED, name: 'Neem & Sons' });
    expect(form.view()).toMatchObject({ values: { name: 'Tulsi' }, record: { name: 'Neem' } });
  });

  it('opens empty for a new record, and with its values for a stored one', () => {
    const form = openForm();
    expect(form.view().isOpen).toBe(false);
    form.add();
    expect(form.view()).toMatchObject({ isOpen: true, mode: 'add', values: { name: '', isShown: false } });
    form.close();
    form.edit(STORED);
    expect(form.view()).toMatchObject({ mode: 'edit', values: { name: 'Neem & Co', isShown: true } });
  });

  it('shows the errors of changed fields, and of all after a submit', () => {
    const form = openForm();
    form.add();
    expect(form.view().errors).toEqual({});
    form.changeField('name', '  N');
    expect(form.view()).toMatchObject({ values: { name: 'N' }, errors: {} });
    form.changeField('name', '');
    expect(form.view().errors).toEqual({ name: 'Name is required' });
    form.close();
    form.add();
    form.submit();
    expect(form.view().errors).toEqual({ name: 'Name is required' });
    expect(form.calls).toEqual([]);
  });

  it('is dirty while its values are not those with which it opened', () => {
    const form = openForm();
    form.edit(STORED);
    form.changeField('isShown', false);
    expect(form.view().isDirty).toBe(true);
    form.changeField('isShown', true);
    expect(form.view().isDirty).toBe(false);
  });

  it('saves once, emits the record, and closes', async () => {
    const form = openForm();
    form.edit(STORED);
    form.submit();
    form.submit();
    expect(form.view().isSaving).toBe(true);
    await settle();
    expect(form.calls).toEqual([{ record: STORED, data: { name: 'Neem & Co', isShown: true } }]);
    expect(form.emitted).toEqual([
      { type: 'record.saved', record: STORED },
      { type: 'draft.change', draft: undefined },
    ]);
    expect(form.view()).toMatchObject({ isOpen: false, values: { name: '' } });
  });

  it('has a sentence for a failure without one', async () => {
    const form = openForm(async () => fail({ code: 'server', message: '', status: 500 }));
    form.edit(STORED);
    form.submit();
    await settle();
    expect(form.view().alert).toEqual({ text: 'Something went wrong. Please try again.' });
  });

  it('can be closed while it saves, because a response may never come', () => {
    const form = openForm(() => new Promise(() => {}));
    form.edit(STORED);
    form.submit();
    expect(form.view().isSaving).toBe(true);
    form.close();
    expect(form.view().isOpen).toBe(false);
  });

  it('goes on from what was typed after it was left, in the same record only', () => {
    const form = openForm();
    form.add();
    form.changeField('name', 'Nee');
    form.leave();
    expect(form.view().isOpen).toBe(false);
    form.add();
    expect(form.view()).toMatchObject({ isOpen: true, isDirty: true, values: { name: 'Nee' } });
    form.close();
    form.add();
    expect(form.view().values.name).toBe('');
    form.close();

    form.edit(STORED);
    form.changeField('name', 'Tulsi');
    form.leave();
    form.edit({ ...STORED });
    expect(form.view()).toMatchObject({ mode: 'edit', values: { name: 'Tulsi' } });
    form.leave();
    form.edit({ ...STORED, id: 'b2' });
    expect(form.view().values.name).toBe('Neem & Co');
    form.leave();
    form.add();
    expect(form.view()).toMatchObject({ mode: 'add', values: { name: '' } });
  });

  it('goes on from what was typed when it was left while it saved, and from nothing after a save', async () => {
    const hung = openForm(() => new Promise(() => {}));
    hung.add();
    hung.changeField('name', 'Neem');
    hung.submit();
    hung.leave();
    hung.add();
    expect(hung.view()).toMatchObject({ isSaving: false, values: { name: 'Neem' } });

    const form = openForm();
    form.add();
    form.changeField('name', 'Neem');
    form.leave();
    form.add();
    form.submit();
    await settle();
    form.add();
    expect(form.view().values.name).toBe('');
  });

  it('begins with what is known of a new record, which is no change of the user', () => {
    const form = openForm();
    form.addWith({ name: 'Neem' });
    expect(form.view()).toMatchObject({ isDirty: false, values: { name: 'Neem', isShown: false } });
    form.changeField('name', '');
    form.leave();
    form.addWith({ name: 'Neem' });
    expect(form.view().values.name).toBe('');
  });

  it('emits a draft of each change, and opens with it', () => {
    const form = openForm();
    form.add({ name: 'Nee', isShown: false });
    expect(form.view()).toMatchObject({ isDirty: true, values: { name: 'Nee' } });
    form.changeField('name', 'Neem');
    form.close();
    expect(form.emitted).toEqual([
      { type: 'draft.change', draft: { name: 'Neem', isShown: false } },
      { type: 'draft.change', draft: undefined },
    ]);
  });

  it.each([
    ['rejected', async () => fail({ code: 'server', message: 'Closed today' } as const), 'Closed today'],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong. Please try again.'],
  ])('stays open and shows why its save was %s', async (_, save, reason) => {
    const form = openForm(save);
    form.edit(STORED);
    form.submit();
    await settle();
    expect(form.view()).toMatchObject({ isOpen: true, alert: { text: reason }, conflicts: [] });
    expect(form.emitted).toEqual([{ type: 'record.notSaved', reason, isStale: false }]);
    form.changeField('name', 'Neem');
    expect(form.view().alert).toBeUndefined();
  });

  it.each([
    ['Not saved', { text: 'Not saved' }],
    ['Already in use', undefined],
  ])(
    'shows what the server rejects once, below its field until the field changes: %s',
    async (message, alert) => {
      const form = openForm(async () =>
        fail({ code: 'conflict', message, fields: { name: 'Already in use', other: 'Wrong' } }),
      );
      form.edit(STORED);
      form.submit();
      await settle();
      expect(form.view()).toMatchObject({ errors: { name: 'Already in use' }, alert, conflicts: [] });
      form.changeField('name', 'Neem');
      expect(form.view().errors).toEqual({});
    },
  );

  describe('when another editor has changed the record', () => {
    const THEIRS: Brand = { id: 'b1', name: 'Neem and Sons', isShown: false };
    const conflict: Result<Brand> = fail({
      code: 'conflict',
      message: 'Changed meanwhile.',
      current: THEIRS,
    });

    async function reject() {
      const form = openForm(async () => conflict);
      form.edit(STORED);
      form.changeField('name', 'Neem Co');
      form.submit();
      await settle();
      return form;
    }

    it('asks about what both changed, takes what only they changed, and saves on top of their record', async () => {
      const form = await reject();
      expect(form.view()).toMatchObject({
        alert: { text: 'Changed meanwhile.' },
        values: { name: 'Neem Co', isShown: false },
        conflicts: [{ field: 'name', mine: 'Neem Co', theirs: 'Neem and Sons', choice: undefined }],
      });
      form.submit();
      expect(form.calls).toHaveLength(1);
      form.resolve('name', 'theirs');
      expect(form.view().values).toEqual({ name: 'Neem and Sons', isShown: false });
      form.resolve('name', 'mine');
      form.submit();
      expect(form.calls[1]).toEqual({ record: THEIRS, data: { name: 'Neem Co', isShown: false } });
    });

    it('reports that lists show the record as it was', async () => {
      const form = await reject();
      expect(form.emitted).toContainEqual({
        type: 'record.notSaved',
        reason: 'Changed meanwhile.',
        isStale: true,
      });
    });

    it('asks nothing when they changed other fields, and says that these are shown', async () => {
      const form = openForm(async () =>
        fail({ code: 'conflict', message: 'Changed meanwhile.', current: { ...STORED, isShown: false } }),
      );
      form.edit(STORED);
      form.changeField('name', 'Neem Co');
      form.submit();
      await settle();
      expect(form.view()).toMatchObject({
        alert: {
          text: 'Another person changed other fields of this record. They are shown now: save again.',
        },
        values: { name: 'Neem Co', isShown: false },
        conflicts: [],
      });
      form.submit();
      expect(form.calls[1]).toEqual({
        record: { ...STORED, isShown: false },
        data: { name: 'Neem Co', isShown: false },
      });
    });

    it('counts a field that is changed again as chosen', async () => {
      const form = await reject();
      form.changeField('name', '  Neem Brothers');
      expect(form.view().conflicts[0]).toMatchObject({ mine: 'Neem Brothers', choice: 'mine' });
      form.submit();
      expect(form.calls[1]).toEqual({ record: THEIRS, data: { name: 'Neem Brothers', isShown: false } });
    });
  });

  it('asks before it discards what is unsaved, where the form says so', () => {
    const form = openForm(undefined, { asksToDiscard: true });
    form.edit(STORED);
    form.close();
    expect(form.view().isOpen).toBe(false);
    form.edit(STORED);
    form.changeField('name', 'Neem Co');
    form.close();
    expect(form.view()).toMatchObject({ isOpen: true, isDiscarding: true, values: { name: 'Neem Co' } });
    form.resume();
    expect(form.view()).toMatchObject({ isDiscarding: false, values: { name: 'Neem Co' } });
    form.close();
    form.discard();
    expect(form.view().isOpen).toBe(false);
  });

  it('empties what depends on another field, without its errors', () => {
    const machine = createRecordForm(BrandSchema, {
      id: 'brand-form',
      empty: { kind: '', name: '', isShown: false },
      dependants: { kind: ['name'] },
    });
    const actor = createActor(machine).start();
    const form = recordFormVerbs(actor.send);
    form.add();
    form.changeField('name', 'Neem');
    form.changeField('name', '');
    expect(recordFormView(actor.getSnapshot()).errors).toEqual({ name: 'Name is required' });
    form.changeField('name', 'Neem & Co');
    form.changeField('isShown', true);
    expect(recordFormView(actor.getSnapshot()).values).toMatchObject({ name: 'Neem & Co' });
    form.changeField('kind', 'shop');
    expect(recordFormView(actor.getSnapshot())).toMatchObject({
      values: { kind: 'shop', name: '', isShown: true },
      errors: {},
    });
    form.submit();
    expect(recordFormView(actor.getSnapshot()).errors).toEqual({ name: 'Name is required' });
  });
});
