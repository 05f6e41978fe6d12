import { beforeAll, describe, expect, it } from 'vitest';
import { MANY, fillTables } from '../many-rows.ts';
import { logIn } from '../identity.ts';
import { listedIn } from './page-head.ts';
import { ORIGIN, openShop } from './shop.ts';

const app = openShop();

/** The address of the category that comes last. */
const LAST = `/products/many-${MANY}`;

describe('a shop with more categories than a list returns at once', () => {
  const textAt = async (path: string) => (await app.call(path)).text();

  beforeAll(async () => {
    await fillTables(app, (await logIn(app, 'asha')).user.id);
  });

  it('has a page for the last of them', async () => {
    expect((await app.call(LAST)).status).toBe(200);
  });

  it('offers all of them in the filter, on the home page and in the site map', async () => {
    const count = (text: string, before: string) =>
      new Set(text.match(new RegExp(`${before}many-\\d+`, 'g'))).size;
    expect(count(await textAt('/products/'), 'value="')).toBe(MANY);
    expect(count(await textAt('/'), 'href="/products/')).toBe(MANY);
    expect(await listedIn(app, 'pages')).toContain(ORIGIN + LAST);
  });
});
