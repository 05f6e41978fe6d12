import type { Page } from '@playwright/test';
import { startLoggedIn } from './log-in.ts';
import { expect, test } from './test.ts';

const share = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Share' });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Opens the first product of the shop, as by a link from a friend. */
async function openProduct(page: Page, query = '') {
  const { data } = await (await page.request.get('/api/products?page=1&limit=1')).json();
  const path = `/product-details-page/${data[0].id}`;
  await page.goto(path + query, { waitUntil: 'networkidle' });
  return path;
}

/** As browsers of most computers are. */
const withoutSheet = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('a guest’s link is clean; a member’s link contains the referral code, by which a friend signs up', async ({
  page,
  browser,
  baseURL,
}) => {
  await withoutSheet(page);
  const clean = await openProduct(page, '?utm_source=chat&ref=USHA2023');
  await test.step('a guest’s link is the clean address of the page; its code is loaded with the press', async () => {
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.filter((name) => /sharing/.test(name))).toEqual([]);
    await share(page).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await copied(page)).toBe(`${baseURL}${clean}`);
    await expect(share(page)).toBeFocused();
  });

  await page.evaluate(() => sessionStorage.clear());
  // As for a member who left the page too soon after the login, the code is not stored yet.
  await startLoggedIn(page, 'asha');
  const stored = () => page.evaluate(() => localStorage.getItem('associateUser'));
  expect(await stored()).toBeNull();
  const own = page.waitForResponse('**/associates/self/data');
  const path = await openProduct(page);
  await share(page).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const code = (await (await own).json()).data.referralCode;
  const link = await copied(page);
  expect(link).toBe(`${baseURL}${path}?ref=${code}`);
  await expect.poll(stored).not.toBeNull();

  const friend = await browser.newPage();
  await friend.goto(link, { waitUntil: 'networkidle' });
  // What keeps the code is loaded for it.
  await expect.poll(() => friend.evaluate(() => localStorage.getItem('referral'))).not.toBeNull();
  await friend.goto('/Associate/signup', { waitUntil: 'networkidle' });
  await expect(friend.getByText(/^Your sponsor: Asha /)).toBeVisible();

  // Where the browser has a sheet for sharing, it opens with the address in the language that is read.
  await friend.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: ({ url }: { url: string }) => {
        document.title = `shared ${url}`;
        return Promise.resolve();
      },
    });
  });
  await friend.goto('/Shop/news/returns?lang=hi', { waitUntil: 'networkidle' });
  await friend.getByRole('main').getByRole('button', { name: 'शेयर करें' }).click();
  await expect(friend).toHaveTitle(`shared ${baseURL}/Shop/news/returns?lang=hi`);
  await expect(friend.getByText('शेयर हो गया')).toBeVisible();
  await friend.close();
});
