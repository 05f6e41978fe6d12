import { LOST_LINE } from './service-worker.ts';
import { expect, test } from './test.ts';

test('a line that is lost on a first visit is told of, with no copy of anything on the device', async ({
  page,
  context,
  provoke,
}) => {
  provoke(LOST_LINE);
  await page.goto('/products/', { waitUntil: 'networkidle' });
  // What tells of it comes some seconds after the page.
  const isHere = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/connection.flow-')),
    );
  await expect.poll(isHere, { timeout: 15_000 }).toBe(true);
  await context.setOffline(true);
  await expect(page.getByText('You are offline. You see what was last loaded.')).toBeInViewport();
  await context.setOffline(false);
  await expect(page.getByText('You are back online.', { exact: true })).toBeInViewport();
});
