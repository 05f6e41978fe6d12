import type { BrowserContext, Page } from '@playwright/test';
import { BY_ITSELF, LOST_LINE, keptAddresses, whenKept } from './service-worker.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = 'You are offline. You see what was last loaded.';

const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: /₹/ });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Looks at the shop and at its first product with a line, and then cuts it; what the product is called. */
async function lookAndCut(page: Page, context: BrowserContext): Promise<string> {
  // A page is kept some seconds after it was opened.
  test.slow();
  await page.goto('/products/', { waitUntil: 'networkidle' });
  await whenKept(page, '/products');
  await cards(page).first().click();
  await expect(page).toHaveURL(/product-details-page/);
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await whenKept(page, new URL(page.url()).pathname);
  const name = (await title(page).textContent()) ?? '';
  await context.setOffline(true);
  return name;
}

test('without a line the shop opens, by reload and by link, and says that it is offline', async ({
  page,
  context,
  provoke,
}) => {
  provoke(LOST_LINE);
  const name = await lookAndCut(page, context);
  await expect(page.getByText(OFFLINE)).toBeInViewport();
  await page.reload();
  await expect(title(page)).toHaveText(name);
  await expect(page.getByText(OFFLINE)).toBeInViewport();

  await page.getByRole('main').getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(title(page)).toHaveText('Shop');
  await expect(cards(page).first()).toBeVisible();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText(OFFLINE)).toBeInViewport();
  await cards(page).first().click();
  await expect(title(page)).toHaveText(name);

  await context.setOffline(false);
  await expect(page.getByText('You are back online.', { exact: true })).toBeInViewport();
  await expect(page.getByText('You are back online.', { exact: true })).toBeHidden();
});

test('a line that leads nowhere is told of as well, until the site is reached again', async ({
  page,
  context,
  provoke,
}) => {
  provoke(LOST_LINE);
  // Step by step, each looked at.
  test.slow();
  await page.clock.install();
  await page.goto('/products/', { waitUntil: 'networkidle' });
  await page.clock.runFor(3000);
  await whenKept(page, '/products');
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

  await context.unroute('**');
  await expect(async () => {
    // In steps that are shorter than it is said.
    await page.clock.runFor(2000);
    await expect(page.getByText('You are back online.', { exact: true })).toBeInViewport({ timeout: 500 });
  }).toPass();
});

test('a product that was never seen says that it needs a connection, with a way back; then it is there', async ({
  page,
  context,
  provoke,
}) => {
  provoke(LOST_LINE);
  await lookAndCut(page, context);
  await page.getByRole('main').getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(title(page)).toHaveText('Shop');
  const unseen = await cards(page).nth(11).getAttribute('href');
  await cards(page).nth(11).click();
  await expect(title(page)).toHaveText('This page needs a connection');

  await page.goto(unseen ?? '');
  await expect(title(page)).toHaveText('This page needs a connection');
  await page.getByRole('link', { name: 'Go to the shop' }).click();
  await expect(cards(page).first()).toBeVisible();

  await page.goto(unseen ?? '');
  await expect(title(page)).toHaveText('This page needs a connection');
  // The page would else be there by itself.
  await context.route('**/healthz', (route) => route.abort());
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(unseen ?? '');
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
});

test('a page of which there is no copy is there by itself once the line works, asked for by address or by link', async ({
  page,
  context,
  provoke,
}) => {
  provoke(LOST_LINE);
  provoke(/status of 503/);
  await page.goto('/products/', { waitUntil: 'networkidle' });
  await whenKept(page, '/products');
  await context.setOffline(true);
  await page.goto('/Associate/login');
  await expect(title(page)).toHaveText('This page needs a connection');
  await expect(page.getByText('You are offline, and this phone has no copy of this page.')).toBeVisible();
  // What is said to be a line leads nowhere at first.
  let looks = 0;
  await context.route('**/healthz', (route) => {
    looks += 1;
    return looks < 2 ? route.fulfill({ status: 503 }) : route.continue();
  });
  await context.setOffline(false);
  await expect(page.getByLabel('Mobile number')).toBeVisible(BY_ITSELF);
  expect(looks).toBeGreaterThanOrEqual(2);

  await page.goto('/products/', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await cards(page).nth(11).click();
  await expect(title(page)).toHaveText('This page needs a connection');
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible(BY_ITSELF);
});

test('copies speak the language of the visitor; another choice takes the old ones away', async ({
  page,
  context,
  provoke,
}) => {
  provoke(LOST_LINE);
  await page.goto('/privecypolicy?lang=hi', { waitUntil: 'networkidle' });
  const inHindi = (await title(page).textContent()) ?? '';
  expect(inHindi).toMatch(/[\u0900-\u097F]/);
  await whenKept(page, '/privecypolicy');
  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toHaveText(inHindi);
  await page.goto('/about/ourteam');
  await expect(title(page)).toHaveText('इस पेज के लिए इंटरनेट चाहिए');

  await context.setOffline(false);
  // It comes by itself; another page that is asked for meanwhile would be left again.
  await expect(title(page)).not.toHaveText('इस पेज के लिए इंटरनेट चाहिए', BY_ITSELF);
  await page.goto('/about/ourteam?lang=en', { waitUntil: 'networkidle' });
  const inEnglish = (await title(page).textContent()) ?? '';
  await whenKept(page, '/about/ourteam');
  expect(await keptAddresses(page)).not.toContain('/privecypolicy');
  await context.setOffline(true);
  await page.goto('/about/ourteam');
  await expect(title(page)).toHaveText(inEnglish);
  await page.goto('/privecypolicy');
  await expect(title(page)).toHaveText('This page needs a connection');
});

test('keeping a page does not choose its language once more, and the copy is in the one that was chosen', async ({
  page,
  context,
  baseURL,
  provoke,
}) => {
  provoke(LOST_LINE);
  await page.goto('/privecypolicy?lang=hi');
  // Chosen in another tab, before this page is kept.
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await whenKept(page, '/privecypolicy');
  expect(await context.cookies()).toMatchObject([{ name: 'language', value: 'en' }]);
  await context.setOffline(true);
  await page.goto('/privecypolicy');
  await expect(title(page)).toHaveText('Privacy policy');
  await page.goto('/about/ourteam');
  await expect(title(page)).toHaveText('This page needs a connection');
});

test('a page that a member passed on opens without a line like any other', async ({
  page,
  context,
  provoke,
}) => {
  provoke(LOST_LINE);
  await page.goto('/products/skin-care?ref=ASHA2023', { waitUntil: 'networkidle' });
  await whenKept(page, '/products/skin-care');
  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toHaveText('Skin Care');
  await expect(cards(page).first()).toBeVisible();
  expect((await keptAddresses(page)).filter((address) => address.includes('ASHA2023'))).toEqual([]);
});

test('a new worker takes over without a reload, and the files of the old one stay', async ({ page }) => {
  await page.goto('/products/', { waitUntil: 'networkidle' });
  await whenKept(page, '/products');
  await page.evaluate(async () => {
    const store = await caches.open('assets-1');
    await store.put('/assets/of-the-build-before.js', new Response('', { status: 200 }));
    await caches.open('pages-0');
    document.body.dataset['wasHere'] = 'yes';
    const taken = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    // Another address is another worker, as another build would be.
    await navigator.serviceWorker.register('/service-worker.js?next', { updateViaCache: 'none' });
    await taken;
  });
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('pages-0');
  expect(await page.evaluate(() => document.body.dataset['wasHere'])).toBe('yes');
  const kept = await keptAddresses(page);
  expect(kept).toContain('/assets/of-the-build-before.js');
  expect(kept).toContain('/products');
});

test('it can be installed: a manifest with icons of the sizes it names, a worker that is asked for anew', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveAttribute('href', '/manifest.webmanifest');
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'PGM Wellness', display: 'standalone', start_url: '/', scope: '/' });

  const sizes = await page.evaluate(async (icons: readonly { src: string }[]) => {
    const read = async ({ src }: { src: string }) => {
      const image = await createImageBitmap(await (await fetch(src)).blob());
      return `${image.width}x${image.height}`;
    };
    return Promise.all(icons.map(read));
  }, manifest.icons);
  expect(sizes).toEqual(manifest.icons.map((icon: { sizes: string }) => icon.sizes));
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);

  const worker = await request.get('/service-worker.js');
  expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
});
