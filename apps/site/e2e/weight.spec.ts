import { expect, test } from './test.ts';

const KIB = 1024;

test('the list page stays within its weight: 100 KiB of JavaScript, 9 KiB of CSS, 40 kB of HTML', async ({
  page,
}) => {
  const brotliBytes = { script: 0, stylesheet: 0 };
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    expect(response.headers()['content-encoding']).toBe('br');
    brotliBytes[type] += Number(response.headers()['content-length']);
  });
  const document = await page.goto('/products/', { waitUntil: 'networkidle' });

  expect((await document?.body())?.byteLength).toBeLessThanOrEqual(40_000);
  expect(brotliBytes.script).toBeGreaterThan(0);
  expect(brotliBytes.script).toBeLessThanOrEqual(100 * KIB);
  expect(brotliBytes.stylesheet).toBeLessThanOrEqual(9 * KIB);
});

/** So long scripts wait for a page that is slow to load, in ms. */
const LONGEST_WAIT = 3000;

test('no script takes the line before the page has loaded; what is chosen meanwhile takes effect', async ({
  page,
}) => {
  await page.goto('/products/', { waitUntil: 'commit' });
  await page.getByRole('main').getByLabel('Sort').selectOption('name');
  await expect(page).toHaveURL('/products/?sort=name');

  const early = await page.evaluate((longestWait) => {
    const [visit] = performance.getEntriesByType('navigation');
    const loadedAt = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : 0;
    const scripts = performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.js'));
    return scripts
      .filter((entry) => entry.startTime < Math.min(loadedAt, longestWait))
      .map((entry) => entry.name);
  }, LONGEST_WAIT);
  expect(early).toEqual([]);
});
