import { type Address, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleAddress } from '../address-form/address-form.scenario.ts';
import { addressBookMachine } from './address-book.machine.ts';
import { addressBookVerbs, addressBookView } from './address-book.view.ts';

const HOME = sampleAddress;
const OFFICE: Address = { ...sampleAddress, id: 'office', type: 'OFFICE', isDefault: false };

async function startAddressBook(
  fetched: () => Promise<Result<Address[]>> = async () => ok([HOME, OFFICE]),
  deleted: () => Promise<Result<unknown>> = async () => ok({}),
  isCartEmpty: () => Promise<boolean> = async () => false,
) {
  const calls: string[] = [];
  const chosen: unknown[] = [];
  const toasts: string[] = [];
  const logged: string[] = [];
  const machine = addressBookMachine.provide({
    actors: {
      fetchAddresses: fromPromise(fetched),
      deleteAddress: fromPromise(({ input }) => {
        calls.push(input);
        return deleted();
      }),
      isCartEmpty: fromPromise(isCartEmpty),
    },
  });
  const actor = createActor(machine).start();
  actor.on('address.notDeleted', ({ reason }) => logged.push(reason));
  actor.on('delivery.chosen', ({ type: _type, ...delivery }) => chosen.push(delivery));
  actor.on('toast.show', ({ message, opens }) => toasts.push(`${message} (${opens})`));
  await settle();
  const verbs = addressBookVerbs((event) => actor.send(event));
  const view = () => addressBookView(actor.getSnapshot());
  return { ...verbs, calls, chosen, logged, toasts, view, ids: () => view().addresses.map(({ id }) => id) };
}

describe('the delivery addresses', () => {
  it('are loaded, and the first one is selected', async () => {
    const addressBook = await startAddressBook();
    expect(addressBook.view()).toMatchObject({ status: 'ready', selectedId: HOME.id, error: undefined });
    addressBook.select('office');
    expect(addressBook.view().selectedId).toBe('office');
  });

  it.each([
    [
      "the server's own sentence",
      async () => fail({ code: 'server', message: 'The address book is closed', status: 503 } as const),
      'The address book is closed',
    ],
    [
      'the sentence for a failure without a message',
      async () => fail({ code: 'server', message: '', status: 500 } as const),
      'Unknown error occurred',
    ],
    [
      'that a lost connection is unexpected',
      async () => fail({ code: 'noResponse', message: 'No response from server.' } as const),
      'An unexpected error occurred.',
    ],
    [
      'the sentence for an exception',
      () => Promise.reject(new Error('broken')),
      'An unexpected error occurred.',
    ],
  ])('that could not be loaded show %s, and can be requested again', async (_, fetched, error) => {
    const addressBook = await startAddressBook(fetched);
    expect(addressBook.view()).toMatchObject({ status: 'failed', error });
    addressBook.retry();
    expect(addressBook.view().status).toBe('loading');
  });

  it('are chosen for the next order, which opens the checkout of a cart with items', async () => {
    const addressBook = await startAddressBook();
    addressBook.deliver('office');
    addressBook.deliver(HOME.id);
    await settle();
    expect(addressBook.view().selectedId).toBe('office');
    expect(addressBook.chosen).toEqual([{ addressId: 'office', isCartEmpty: false }]);
    expect(addressBook.toasts).toEqual([]);
  });

  it('say which one was chosen while the cart is empty', async () => {
    const addressBook = await startAddressBook(undefined, undefined, async () => true);
    addressBook.deliver('office');
    await settle();
    expect(addressBook.chosen).toEqual([{ addressId: 'office', isCartEmpty: true }]);
    expect(addressBook.toasts).toEqual(['Your orders go to Asha Mishra, Lucknow. (shop)']);
  });

  it('lead to the checkout when the cart cannot be read', async () => {
    const broken = () => Promise.reject(new Error('broken'));
    const addressBook = await startAddressBook(undefined, undefined, broken);
    addressBook.deliver('office');
    await settle();
    expect(addressBook.chosen).toEqual([{ addressId: 'office', isCartEmpty: false }]);
  });

  it('show a saved address at its old position and a new one at the end, with one default at most', async () => {
    const addressBook = await startAddressBook();
    addressBook.saved({ ...OFFICE, city: 'Kanpur', isDefault: true });
    expect(addressBook.view().addresses).toEqual([
      { ...HOME, isDefault: false },
      { ...OFFICE, city: 'Kanpur', isDefault: true },
    ]);
    addressBook.saved({ ...OFFICE, id: 'shop', isDefault: false });
    expect(addressBook.ids()).toEqual([HOME.id, 'office', 'shop']);
  });

  it('remove an address only after the user confirms and the server deletes it', async () => {
    const result = Promise.withResolvers<Result<unknown>>();
    const addressBook = await startAddressBook(undefined, () => result.promise);
    addressBook.askDelete(HOME.id);
    addressBook.cancelDelete();
    addressBook.askDelete(HOME.id);
    expect(addressBook.view()).toMatchObject({ isConfirming: true, isDeleting: false });
    addressBook.confirmDelete();
    addressBook.confirmDelete();
    expect(addressBook.view().isDeleting).toBe(true);
    expect(addressBook.ids()).toEqual([HOME.id, 'office']);
    result.resolve(ok({}));
    await settle();
    expect(addressBook.view()).toMatchObject({
      isConfirming: false,
      selectedId: undefined,
      addresses: [{ ...OFFICE, isDefault: true }],
    });
    expect(addressBook.calls).toEqual([HOME.id]);
  });

  it('accept that a deleted address is already gone', async () => {
    const gone = fail({ code: 'notFound', message: 'Not found', status: 404 } as const);
    const addressBook = await startAddressBook(undefined, async () => gone);
    addressBook.askDelete('office');
    addressBook.confirmDelete();
    await settle();
    expect(addressBook.ids()).toEqual([HOME.id]);
  });

  it.each([
    [
      'rejected',
      async () => fail({ code: 'noResponse', message: 'No response from server.' } as const),
      'No response from server.',
    ],
    ['broken', () => Promise.reject(new Error('broken')), 'An unexpected error occurred.'],
  ])('keep an address whose deletion was %s, report the failure and log it', async (_, deleted, reason) => {
    const addressBook = await startAddressBook(undefined, deleted);
    addressBook.askDelete('office');
    addressBook.confirmDelete();
    await settle();
    expect(addressBook.ids()).toEqual([HOME.id, 'office']);
    expect(addressBook.view()).toMatchObject({ alert: { text: reason }, isConfirming: false });
    expect(addressBook.logged).toEqual([reason]);
  });
});
