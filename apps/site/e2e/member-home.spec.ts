import { startAsNewUser } from './new-user.ts';
import { expect, test } from './test.ts';

test('the home page greets a member with order, points and link instead of asking to join; the cached page is the same for all', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  await expect(main.getByRole('form', { name: 'Join the business' })).toBeVisible();

  await startAsNewUser(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Namaste, Kiran');
  await expect(main.getByText('You have no orders yet')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Your points' })).toBeVisible();
  await expect(main.getByText(/Associate\/signup\?ref=/)).toBeVisible();
  await expect(main.getByText('Join the business')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Notifications' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Shop by category' })).toBeVisible();

  const html = await (await page.request.get('/')).text();
  expect(html).toContain('Join the business');
  expect(html).not.toContain('Namaste');
});
