import { startLoggedIn } from './log-in.ts';
import { expect, test } from './own-server.ts';
import { pressToSee } from './press-to-see.ts';

const LEAD = {
  name: 'Sunita Verma',
  mobile: '9876543210',
  email: 'sunita@example.in',
  state: 'Bihar',
  pincode: '000000',
};

test('staff see at the bell, on a phone, that a lead came, open it, and mark it as read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startLoggedIn(page, 'staff');
  await page.request.post('/contacts', { data: LEAD });
  await page.goto('/dashboard/leads');
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications \d+\+? unread$/ });
  await expect(bell).toBeInViewport({ ratio: 1 });
  // The header has room for the bell with its count.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await pressToSee(bell, page.getByRole('heading', { level: 1, name: 'Notifications' }));
  const lead = page.getByRole('link', { name: 'New lead' }).first();
  await expect(page.getByText('New', { exact: true }).first()).toBeVisible();
  await pressToSee(
    page.getByRole('button', { name: 'Mark all as read' }),
    page.getByRole('banner').getByRole('link', { name: 'Notifications', exact: true }),
  );
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);
  await pressToSee(lead, page.getByRole('dialog', { name: LEAD.name }));
});

test('staff choose what is mailed, and it stays chosen', async ({ page }) => {
  await startLoggedIn(page, 'staff');
  await page.goto('/dashboard/notices');
  await pressToSee(
    page.getByRole('main').getByRole('link', { name: 'Settings' }),
    page.getByRole('heading', { level: 1, name: 'Notification settings' }),
  );
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('switch', { name: 'New orders: Email' }).press('Space');
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'New orders: Email' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Failed refunds: Bell' })).toHaveCount(0);
});

test('a member switches a message off, and it stays off', async ({ page }) => {
  await startLoggedIn(page, 'ravi');
  await page.goto('/manage/notifications');
  await pressToSee(
    page.getByRole('main').getByRole('link', { name: 'Notification settings' }),
    page.getByRole('heading', { level: 1, name: 'Notification settings' }),
  );
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('switch', { name: 'Products back in stock: Email or SMS' }).press('Space');
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Products back in stock: Email or SMS' })).not.toBeChecked();
});
