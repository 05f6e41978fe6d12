import { type Address, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { sampleAddress } from '../address-form/index.ts';
import { addressBookMachine, addressBookVerbs, addressBookView } from './index.ts';

const HOME = sampleAddress;
const OFFICE: Address = { ...sampleAddress, id: 'office', type: 'OFFICE', isDefault: false };

async function openBook(
  fetched: () => Promise<Result<Address[]>> = async () => ok([HOME, OFFICE]),
  deleted: () => Promise<Result<unknown>> = async () => ok({}),
) {
  const calls: string[] = [];
  const logged: string[] = [];
  const machine = addressBookMachine.provide({
    actors: {
      fetchAddresses: fromPromise(fetched),
      deleteAddress: fromPromise(({ input }) => {
        calls.push(input);
        return deleted();
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('address.notDeleted', ({ reason }) => logged.push(reason));
  await settle();
  const verbs = addressBookVerbs((event) => actor.send(event));
  const view = () => addressBookView(actor.getSnapshot());
  return { ...verbs, calls, logged, view, ids: () => view().addresses.map(({ id }) => id) };
}

describe('the delivery addresses', () => {
  it('are loaded, and the first one is chosen', async () => {
    const book = await openBook();
    expect(book.view()).toMatchObject({ status: 'ready', selectedId: HOME.id, error: undefined });
    book.select('office');
    expect(book.view().selectedId).toBe('office');
  });

  it.each([
    [
      "the server's own sentence",
      async () => fail({ code: 'server', message: 'The address book is closed' } as const),
      'The address book is closed',
    ],
    [
      'the sentence for what nobody explains',
      async () => fail({ code: 'server', message: '' } as const),
      'Unknown error occurred',
    ],
    [
      'the sentence for an exception',
      () => Promise.reject(new Error('broken')),
      'An unexpected error occurred.',
    ],
  ])('that could not be loaded show %s, and can be asked for again', async (_, fetched, error) => {
    const book = await openBook(fetched);
    expect(book.view()).toMatchObject({ status: 'failed', error });
    book.retry();
    expect(book.view().status).toBe('loading');
  });

  it('take a saved one in its place, a new one at the end; there is one default at most', async () => {
    const book = await openBook();
    book.saved({ ...OFFICE, city: 'Kanpur', isDefault: true });
    expect(book.view().addresses).toEqual([
      { ...HOME, isDefault: false },
      { ...OFFICE, city: 'Kanpur', isDefault: true },
    ]);
    book.saved({ ...OFFICE, id: 'shop', isDefault: false });
    expect(book.ids()).toEqual([HOME.id, 'office', 'shop']);
  });

  it('lose one only after it was confirmed and the server has deleted it', async () => {
    const answer = Promise.withResolvers<Result<unknown>>();
    const book = await openBook(undefined, () => answer.promise);
    book.askDelete(HOME.id);
    book.cancelDelete();
    book.askDelete(HOME.id);
    expect(book.view()).toMatchObject({ isConfirming: true, isDeleting: false });
    book.confirmDelete();
    book.confirmDelete();
    expect(book.view().isDeleting).toBe(true);
    expect(book.ids()).toEqual([HOME.id, 'office']);
    answer.resolve(ok({}));
    await settle();
    expect(book.view()).toMatchObject({
      isConfirming: false,
      selectedId: undefined,
      addresses: [{ ...OFFICE, isDefault: true }],
    });
    expect(book.calls).toEqual([HOME.id]);
  });

  it('do not mind one that is gone already', async () => {
    const gone = fail({ code: 'notFound', message: 'Not found', status: 404 } as const);
    const book = await openBook(undefined, async () => gone);
    book.askDelete('office');
    book.confirmDelete();
    await settle();
    expect(book.ids()).toEqual([HOME.id]);
  });

  it.each([
    [
      'refused',
      async () => fail({ code: 'noResponse', message: 'No response from server.' } as const),
      'No response from server.',
    ],
    ['broken', () => Promise.reject(new Error('broken')), 'An unexpected error occurred.'],
  ])('keep one whose deletion was %s, say so and have it logged', async (_, deleted, reason) => {
    const book = await openBook(undefined, deleted);
    book.askDelete('office');
    book.confirmDelete();
    await settle();
    expect(book.ids()).toEqual([HOME.id, 'office']);
    expect(book.view()).toMatchObject({ alert: { text: reason }, isConfirming: false });
    expect(book.logged).toEqual([reason]);
  });
});
