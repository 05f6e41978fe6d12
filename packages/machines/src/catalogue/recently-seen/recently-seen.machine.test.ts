import { type Product, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { recentlySeenMachine } from './recently-seen.machine.ts';
import { recentlySeenVerbs, recentlySeenView } from './recently-seen.view.ts';
import { sampleHoney } from './recently-seen.scenario.ts';

const SOAP: Product = { ...sampleHoney, id: 'soap', name: 'Neem Soap' };
const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);

interface Device {
  readonly readSeen?: () => Promise<readonly string[]>;
  readonly fetchProducts?: () => Promise<Result<readonly Product[]>>;
  readonly clearSeen?: () => Promise<void>;
}

async function openList({
  readSeen = async () => ['soap', 'gone', sampleHoney.id],
  fetchProducts = async () => ok([sampleHoney, SOAP]),
  clearSeen = async () => {},
}: Device = {}) {
  const calls: string[] = [];
  const machine = recentlySeenMachine.provide({
    actors: {
      readSeen: fromPromise(readSeen),
      fetchProducts: fromPromise(({ input }) => {
        calls.push(`fetch ${input.join()}`);
        return fetchProducts();
      }),
      clearSeen: fromPromise(() => {
        calls.push('clear');
        return clearSeen();
      }),
    },
  });
  const actor = createActor(machine).start();
  await settle();
  const names = () => recentlySeenView(actor.getSnapshot()).products.map(({ name }) => name);
  return { ...recentlySeenVerbs(actor.send), calls, names };
}

describe('the products that were seen recently', () => {
  it('are shown with the last one first; what the shop does not have any more is left out', async () => {
    const list = await openList();
    expect(list.calls).toEqual([`fetch soap,gone,${sampleHoney.id}`]);
    expect(list.names()).toEqual(['Neem Soap', 'Forest Honey, 500 g']);
  });

  it('are not asked for where there are none', async () => {
    const list = await openList({ readSeen: async () => [] });
    expect([list.calls, list.names()]).toEqual([[], []]);
  });

  it.each<[string, Device]>([
    ['the device does not read them', { readSeen: () => Promise.reject(new Error('closed')) }],
    ['the server does not respond', { fetchProducts: async () => LOST }],
    ['the call breaks', { fetchProducts: () => Promise.reject(new Error('broken')) }],
  ])('are not shown when %s', async (_, device) => {
    expect((await openList(device)).names()).toEqual([]);
  });

  it.each<[string, () => Promise<void>]>([
    ['', async () => {}],
    [', also when the device does not', () => Promise.reject(new Error('closed'))],
  ])('are forgotten when the visitor clears the list%s', async (_, clearSeen) => {
    const list = await openList({ clearSeen });
    list.clear();
    expect(list.names()).toEqual([]);
    await settle();
    expect([list.calls.at(-1), list.names()]).toEqual(['clear', []]);
  });
});
