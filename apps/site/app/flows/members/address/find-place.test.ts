import { INDIAN_STATES } from '@pgm/api/contract';
import { readFile, readdir, stat } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findPlace } from './find-place.ts';

const FILES = new URL('../../../../public/pin-codes/', import.meta.url);

const { signal } = new AbortController();

describe('the place of a PIN code', () => {
  const requested: string[] = [];

  beforeEach(() => {
    vi.stubGlobal('fetch', async (address: string) => {
      requested.push(address);
      return readFile(new URL(`../../../../public${address}`, import.meta.url)).then(
        (body) => new Response(body),
        () => new Response('<!doctype html>', { status: 404 }),
      );
    });
  });
  afterEach(() => {
    requested.length = 0;
    vi.unstubAllGlobals();
  });

  it.each([
    ['226001', 'Lucknow', 'Uttar Pradesh'],
    ['211001', 'Prayagraj', 'Uttar Pradesh'],
    ['208001', 'Kanpur', 'Uttar Pradesh'],
    ['110001', 'Delhi', 'Delhi'],
    ['400001', 'Mumbai', 'Maharashtra'],
    ['500001', 'Hyderabad', 'Telangana'],
    ['560001', 'Bengaluru', 'Karnataka'],
    ['605001', 'Puducherry', 'Puducherry'],
    ['492001', 'Raipur', 'Chhattisgarh'],
    ['194101', 'Leh', 'Ladakh'],
    ['190001', 'Srinagar', 'Jammu and Kashmir'],
    ['744101', 'South Andaman', 'Andaman and Nicobar Islands'],
    ['682555', 'Lakshadweep', 'Lakshadweep'],
    ['796001', 'Aizawl', 'Mizoram'],
  ])('%s is %s, %s', async (pin, city, state) => {
    expect(await findPlace(pin, signal)).toEqual({ city, state });
    expect(requested).toEqual([`/pin-codes/${pin.slice(0, 2)}.json`]);
  });

  it.each(['226999', '999999', '100000'])('%s is unknown', async (pin) => {
    expect(await findPlace(pin, signal)).toBeUndefined();
  });

  it('cannot be found when the server fails', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    await expect(findPlace('226001', signal)).rejects.toThrow('The PIN codes could not be loaded: 503');
  });

  it('is in a file of at most 4 KiB, with the states of the form', async () => {
    const names = (await readdir(FILES)).filter((name) => name.endsWith('.json'));
    expect(names).toHaveLength(69);
    const states = new Set<string>();
    for (const name of names) {
      expect((await stat(new URL(name, FILES))).size).toBeLessThanOrEqual(4096);
      const file: unknown = JSON.parse(await readFile(new URL(name, FILES), 'utf8'));
      for (const state of Object.keys(Object(file))) states.add(state);
    }
    expect([...states].toSorted()).toEqual([...INDIAN_STATES].toSorted());
  });
});
