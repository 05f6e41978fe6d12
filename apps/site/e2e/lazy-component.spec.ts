import type { Page } from '@playwright/test';
import { startAsNewUser } from './new-user.ts';
import { expect, test } from './test.ts';

test('a part that is loaded after the session is known hydrates the HTML of the server', async ({ page }) => {
  await startAsNewUser(page);
  const arrive = await delayFile(page, 'own-grievances.flow');
  await page.goto('/grievance/status');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  arrive();
  // A part that does not match the server's page is thrown away with a word in the console, which fails a test.
  await expect(page.getByText('You have not filed any complaints while logged in.')).toBeVisible();
});

for (const { what, address, file, link } of [
  {
    what: 'an empty list',
    address: '/products/personal-care?search=tea',
    file: 'empty-catalogue',
    link: 'Search all categories',
  },
  {
    what: 'the filters of a list',
    address: '/products/?inStock=true',
    file: 'narrowing',
    link: 'Clear all',
  },
])
  test(`${what} can be used while its code is loaded`, async ({ page }) => {
    await startAsNewUser(page);
    const arrive = await delayFile(page, file);
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    const next = page.getByRole('main').getByRole('link', { name: link });
    expect(await next.isVisible()).toBe(true);
    arrive();
    await next.click();
    await expect(page).not.toHaveURL(address);
  });

/** Lets a file with code come only when the result is called. */
async function delayFile(page: Page, name: string): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}
