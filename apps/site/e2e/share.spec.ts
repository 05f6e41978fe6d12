import type { Page } from '@playwright/test';
import { logIn } from './log-in.ts';
import { expect, test } from './test.ts';

const share = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Share' });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Opens the first product of the shop, as by a link that somebody has sent. */
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

test('a guest’s link is the clean address of the page; what shares it comes with the press', async ({
  page,
  baseURL,
}) => {
  await withoutSheet(page);
  const path = await openProduct(page, '?utm_source=chat&ref=USHA2023');
  const before = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(before.filter((name) => /sharing/.test(name))).toEqual([]);
  await share(page).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await copied(page)).toBe(`${baseURL}${path}`);
  await expect(share(page)).toBeFocused();
});

test('a member’s link brings along whose it is: who signs up after it stands below them', async ({
  page,
  browser,
  baseURL,
}) => {
  await withoutSheet(page);
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  const own = page.waitForResponse('**/associates/self/data');
  await logIn(page, 'asha');
  const code = (await (await own).json()).data.referralCode;
  // It is encrypted before it is stored, and leaving the page would prevent that.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('associateUser'))).not.toBeNull();
  const path = await openProduct(page);
  await share(page).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await copied(page);
  expect(link).toBe(`${baseURL}${path}?ref=${code}`);

  const friend = await browser.newPage();
  await friend.goto(link, { waitUntil: 'networkidle' });
  // What keeps the code is loaded for it.
  await expect.poll(() => friend.evaluate(() => sessionStorage.getItem('ref'))).toBe(code);
  await friend.goto('/Associate/signup', { waitUntil: 'networkidle' });
  await expect(friend.getByText(/^Your sponsor: Asha /)).toBeVisible();
  await friend.close();
});

test('who left the page too soon after the login shares their own link all the same', async ({
  page,
  baseURL,
}) => {
  await withoutSheet(page);
  const stored = () => page.evaluate(() => localStorage.getItem('associateUser'));
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  const own = page.waitForResponse('**/associates/self/data');
  await logIn(page, 'asha');
  const code = (await (await own).json()).data.referralCode;
  await expect.poll(stored).not.toBeNull();
  await page.evaluate(() => localStorage.removeItem('associateUser'));
  const path = await openProduct(page);
  await share(page).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await copied(page)).toBe(`${baseURL}${path}?ref=${code}`);
  await expect.poll(stored).not.toBeNull();
});

test('where there is a sheet it opens, with the address in the language that is read', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: ({ url }: { url: string }) => {
        document.title = `shared ${url}`;
        return Promise.resolve();
      },
    });
  });
  await page.goto('/Shop/news/returns?lang=hi', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button', { name: 'शेयर करें' }).click();
  await expect(page).toHaveTitle(`shared ${baseURL}/Shop/news/returns?lang=hi`);
  await expect(page.getByText('शेयर हो गया')).toBeVisible();
});

test('a second press while the sheet is open changes nothing: the sheet says how it ends', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const sheet = Promise.withResolvers<void>();
    let presses = 0;
    Object.defineProperty(navigator, 'share', {
      value: () => {
        presses += 1;
        document.title = `press ${presses}`;
        return presses === 1 ? sheet.promise : Promise.reject(new DOMException('open', 'InvalidStateError'));
      },
    });
    addEventListener('sheet-used', () => sheet.resolve());
  });
  await openProduct(page);
  await page.evaluate(() => navigator.clipboard.writeText('something else'));
  for (const press of [1, 2, 3]) {
    await share(page).click();
    await expect(page).toHaveTitle(`press ${press}`);
  }
  await expect(page.getByText('Link copied')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('sheet-used')));
  await expect(page.getByText('Shared', { exact: true })).toBeVisible();
  expect(await copied(page)).toBe('something else');
});

test('where nothing can be copied the link is shown, to be copied by hand', async ({ page, baseURL }) => {
  await withoutSheet(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new Error('denied')),
    });
  });
  const path = await openProduct(page);
  await share(page).click();
  const field = page.getByRole('textbox', { name: 'Link to this page' });
  await expect(field).toHaveValue(`${baseURL}${path}`);
  await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
  await expect(field).toHaveCount(0);
});
