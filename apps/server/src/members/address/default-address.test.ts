import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Addressee } from '../../../test/addressee.ts';
import { toStatuses } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('the default address', () => {
  const app = useTestApp();
  let asha: Addressee;
  let ravi: Addressee;

  beforeAll(async () => {
    asha = await Addressee.logIn(app, 'asha');
    ravi = await Addressee.logIn(app, 'ravi');
  });
  beforeEach(async () => {
    await app.sql('delete from addresses');
  });

  /** Makes a call several times at once. */
  const atOnce = async (times: number, call: (n: number) => Promise<Response>) =>
    toStatuses(await Promise.all(Array.from({ length: times }, (_, n) => call(n))));

  it('is the first address of a member, with or without the flag, and comes before the newest', async () => {
    for (const name of ['A', 'B', 'C']) await asha.add(name);
    expect(await asha.names()).toEqual(['A*', 'C', 'B']);
  });

  it('exists once per member: a new or changed default replaces the one before', async () => {
    await ravi.add('R');
    const { id } = await asha.add('A');
    await asha.add('B', { isDefault: true });
    expect(await asha.names()).toEqual(['B*', 'A']);
    await asha.replace(id, { name: 'A', isDefault: true });
    expect(await asha.names()).toEqual(['A*', 'B']);
    expect(await ravi.names()).toEqual(['R*']);
  });

  it('stays the default until another one is set', async () => {
    const { id } = await asha.add('A');
    await asha.add('B');
    expect(await (await asha.replace(id, { name: 'A', isDefault: false })).json()).toMatchObject({
      isDefault: true,
    });
    expect(await (await asha.replace(id, { name: 'A2', isDefault: true })).json()).toMatchObject({
      isDefault: true,
    });
    expect(await asha.names()).toEqual(['A2*', 'B']);
  });

  it('becomes the newest of the other addresses after it is deleted', async () => {
    const { id } = await asha.add('A');
    await ravi.add('R');
    for (const name of ['B', 'C', 'D']) await asha.add(name);
    await asha.remove(id);
    expect(await asha.names()).toEqual(['D*', 'C', 'B']);
    const [, newest] = await asha.list();
    await asha.remove(newest?.id ?? '');
    expect(await asha.names()).toEqual(['D*', 'B']);
  });

  it('cannot exist twice, whatever is written to the database', async () => {
    await asha.add('A');
    await asha.add('B');
    await expect(app.sql('update addresses set is_default = true')).rejects.toHaveProperty(
      'cause.constraint',
      'addresses_one_default',
    );
  });

  it('is exactly one when several are set as default at the same time', async () => {
    const made = await atOnce(20, (n) => asha.create({ name: `${n}`, isDefault: true }));
    expect(new Set(made)).toEqual(new Set([200]));
    const addresses = await asha.list();
    const again = await atOnce(20, (n) => asha.replace(addresses[n]?.id ?? '', { isDefault: true }));
    expect(new Set(again)).toEqual(new Set([200]));
    expect((await asha.list()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('is exactly one when several first addresses arrive at the same time', async () => {
    expect(new Set(await atOnce(10, () => asha.create()))).toEqual(new Set([200]));
    expect((await asha.list()).map(({ isDefault }) => isDefault)).toEqual([
      true,
      ...Array.from({ length: 9 }, () => false),
    ]);
  });

  it('is one of the remaining addresses while some are deleted and others set as default', async () => {
    for (let n = 0; n < 20; n += 1) await asha.add(`${n}`);
    const addresses = await asha.list();
    const statuses = await atOnce(20, (n) => {
      const id = addresses[n]?.id ?? '';
      return n % 2 ? asha.replace(id, { isDefault: true }) : asha.remove(id);
    });
    expect(new Set(statuses)).toEqual(new Set([200]));
    const left = await asha.list();
    expect([left.length, left.filter(({ isDefault }) => isDefault).length]).toEqual([10, 1]);
  });

  it('and the others are at most 50 when many are sent at the same time', async () => {
    const statuses = await atOnce(60, () => asha.create({ isDefault: true }));
    expect(statuses.toSorted()).toEqual([
      ...Array.from({ length: 50 }, () => 200),
      ...Array.from({ length: 10 }, () => 409),
    ]);
    expect(await asha.list()).toHaveLength(50);
  });

  it('is deleted by only one of many simultaneous requests', async () => {
    const { id } = await asha.add('A');
    await asha.add('B');
    const statuses = await atOnce(10, () => asha.remove(id));
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
    expect(await asha.names()).toEqual(['B*']);
  });
});
