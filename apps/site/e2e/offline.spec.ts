import type { BrowserContext, Page } from '@playwright/test';
import { BY_ITSELF, CONNECTION_LOST, cachedAddresses, whenCached } from './service-worker.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ page }) => page.clock.install());

const OFFLINE = 'You are offline. This is the last version we loaded.';

const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: /₹/ });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the shop and its first product, and then cuts the connection; the name of the product. */
async function lookAndCut(page: Page, context: BrowserContext): Promise<string> {
  await page.goto('/products/', { waitUntil: 'networkidle' });
  await whenCached(page, '/products');
  await cards(page).first().click();
  await expect(page).toHaveURL(/product-details-page/);
  // The cards of the list have such a button, too.
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(1);
  await whenCached(page, new URL(page.url()).pathname);
  const name = (await title(page).textContent()) ?? '';
  await context.setOffline(true);
  return name;
}

test('offline the shop opens, by reload and by link, and says so; a product that was never opened needs a connection, and is there once it is back', async ({
  page,
  context,
  provoke,
}) => {
  provoke(CONNECTION_LOST);
  provoke(/status of 503/);
  const name = await lookAndCut(page, context);
  await expect(page.getByText(OFFLINE)).toBeInViewport();
  await page.reload();
  await expect(title(page)).toHaveText(name);
  await expect(page.getByText(OFFLINE)).toBeInViewport();
  await page.getByRole('main').getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(title(page)).toHaveText('Shop');
  await expect(cards(page).first()).toBeVisible();

  await test.step('a page without a copy, by link and by address, leads back to the shop', async () => {
    const unseen = (await cards(page).nth(11).getAttribute('href')) ?? '';
    await cards(page).nth(11).click();
    await expect(title(page)).toHaveText('This page needs a connection');
    await page.goto(unseen);
    await expect(title(page)).toHaveText('This page needs a connection');
    await expect(page.getByText('You are offline, and this page is not saved on this device.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the shop' }).click();
    await expect(cards(page).first()).toBeVisible();
    await page.goto(unseen);
    await expect(title(page)).toHaveText('This page needs a connection');
  });

  await test.step('it is there by itself once the site can be reached', async () => {
    // The connection that is reported first leads nowhere yet.
    let looks = 0;
    await context.route('**/healthz', (route) => {
      looks += 1;
      return looks < 2 ? route.fulfill({ status: 503 }) : route.continue();
    });
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible(BY_ITSELF);
    expect(looks).toBeGreaterThanOrEqual(2);
  });
});

test('a connection that leads nowhere is reported as well, until the site is reached again', async ({
  page,
  context,
  provoke,
}) => {
  provoke(CONNECTION_LOST);
  await page.goto('/products/', { waitUntil: 'networkidle' });
  await whenCached(page, '/products');
  // The browser believes that it has a line: only nothing comes through.
  await context.route('**', (route) => {
    const request = route.request();
    const isPast = request.serviceWorker() !== null || request.url().endsWith('/healthz');
    return isPast ? route.abort() : route.continue();
  });
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(3000);
    await expect(page.getByText(OFFLINE)).toBeInViewport({ timeout: 500 });
  }).toPass();

  let isReached = false;
  page.on('response', (response) => {
    isReached ||= response.url().endsWith('/healthz') && response.ok();
  });
  await context.unroute('**');
  // The clock stands still as soon as the site is reached: the sentence leaves after some seconds of it.
  await expect
    .poll(async () => {
      if (!isReached) await page.clock.runFor(1000);
      return isReached;
    })
    .toBe(true);
  await expect(page.getByText('You are back online.', { exact: true })).toBeInViewport();
});

test('copies are in the language of the visitor, another choice removes the old ones, and a referral in an address is not part of a copy', async ({
  page,
  context,
  baseURL,
  provoke,
}) => {
  provoke(CONNECTION_LOST);
  await test.step('a page that is saved keeps the language that another tab chose meanwhile', async () => {
    await page.goto('/privecypolicy?lang=hi&ref=ASHA2023');
    // Before the first copy, which the worker makes some seconds after it was installed.
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await whenCached(page, '/privecypolicy');
    expect(await context.cookies()).toMatchObject([{ name: 'language', value: 'en' }]);
    expect((await cachedAddresses(page)).filter((address) => address.includes('ASHA2023'))).toEqual([]);
    await context.setOffline(true);
    await page.goto('/privecypolicy');
    await expect(title(page)).toHaveText('Privacy policy');
    await context.setOffline(false);
  });

  await test.step('Hindi replaces English', async () => {
    await page.goto('/about/ourcompany?lang=hi', { waitUntil: 'networkidle' });
    const inHindi = (await title(page).textContent()) ?? '';
    expect(inHindi).toMatch(/[\u0900-\u097F]/);
    await whenCached(page, '/about/ourcompany');
    expect(await cachedAddresses(page)).not.toContain('/privecypolicy');
    await context.setOffline(true);
    await page.reload();
    await expect(title(page)).toHaveText(inHindi);
    await page.goto('/privecypolicy');
    await expect(title(page)).toHaveText('इस पेज के लिए इंटरनेट चाहिए');
  });
});

test('a new worker becomes active without a reload, and the files of the old one stay', async ({
  page,
  request,
}) => {
  expect((await request.get('/service-worker.js')).headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
  });
  await page.goto('/products/', { waitUntil: 'networkidle' });
  await whenCached(page, '/products');
  await page.evaluate(async () => {
    const store = await caches.open('assets-1');
    await store.put('/assets/of-the-build-before.js', new Response('', { status: 200 }));
    await caches.open('pages-0');
    document.body.dataset['wasHere'] = 'yes';
    const controlled = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    // Another address is another worker, as another build would be.
    await navigator.serviceWorker.register('/service-worker.js?next', { updateViaCache: 'none' });
    await controlled;
  });
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('pages-0');
  expect(await page.evaluate(() => document.body.dataset['wasHere'])).toBe('yes');
  const saved = await cachedAddresses(page);
  expect(saved).toContain('/assets/of-the-build-before.js');
  expect(saved).toContain('/products');
});
