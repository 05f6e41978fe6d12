import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { atRest } from './at-rest.ts';
import { logInAsSomebodyNew } from './somebody-new.ts';
import { expect, test } from './test.ts';

const Session = z.object({ token: z.string() });
const Requests = z.object({ data: z.array(z.object({ id: z.string(), reason: z.optional(z.string()) })) });

const SECTIONS = {
  profile: 'Profile Overview',
  orders: 'Orders',
  wishlist: 'Wishlist',
  addresses: 'Delivery Address',
  'business-values': 'Business Values',
  requests: 'Requests',
  privacy: 'Privacy',
  notifications: 'Notifications',
};

async function openAsMember(page: Page, path: string) {
  await page.goto(path);
  await logInAsSomebodyNew(page);
}

const sections = (page: Page) => page.getByRole('navigation', { name: 'Member area' });
const form = (page: Page) => page.getByRole('dialog', { name: 'New request' });
const card = (page: Page, words: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: words })
    .filter({ has: page.getByRole('heading') });

/** Approves the request with this reason, as an admin does through the API. */
async function approve(page: Page, reason: string) {
  const login = await page.request.post('/auth/login', {
    data: { usernameOrEmail: 'admin', password: 'demo1234' },
  });
  const headers = { Authorization: `Bearer ${Session.parse(await login.json()).token}` };
  const open = Requests.parse(await (await page.request.get('/requests/all/OPEN', { headers })).json());
  const id = open.data.find((request) => request.reason === reason)?.id;
  const answer = await page.request.put(`/requests/${id}/approve`, { headers });
  expect(answer.status()).toBe(200);
}

test('a request is raised, followed and withdrawn', async ({ page, provoke }) => {
  provoke(/status of 400/);
  await openAsMember(page, '/manage/requests');
  await page.getByRole('button', { name: 'New request' }).click();
  await form(page).getByRole('button', { name: 'Send request' }).click();
  await expect(form(page).getByText('Choose what your request is about')).toBeVisible();
  await form(page).getByLabel('Another sponsor').check();
  await form(page).getByRole('button', { name: 'Send request' }).click();
  await expect(form(page).getByText('Referral code is required')).toBeVisible();
  await expect(form(page).getByText('Please say why')).toBeVisible();
  await form(page).getByLabel('Referral code of the wished sponsor').fill('nobody');
  await form(page).getByLabel('Reason').fill('We are neighbours.');
  await form(page).getByRole('button', { name: 'Send request' }).click();
  await expect(form(page).getByText('No associate has this referral code.')).toBeVisible();

  await form(page).getByLabel('Correction of my profile').check();
  await form(page).getByLabel('What is to be corrected?').selectOption('Name');
  await form(page).getByLabel('What should it be?').fill('Kiran Devi Yadav');
  await form(page).getByRole('button', { name: 'Send request' }).dblclick();
  await expect(page.getByText('Request sent')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 'Kiran Devi Yadav')).toHaveCount(1);
  await expect(card(page, 'Kiran Devi Yadav')).toContainText('Open');
  await page.reload();
  await expect(card(page, 'Kiran Devi Yadav')).toContainText('Open');

  await card(page, 'Kiran Devi Yadav').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Request withdrawn')).toBeVisible();
  await expect(page.getByText('No requests yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No requests yet')).toBeVisible();
});

test('what an admin approves is seen, and told at the bell until it is read', async ({ page }) => {
  await openAsMember(page, '/manage/requests');
  const reason = `She lives next door to me, ${crypto.randomUUID()}`;
  await page.getByRole('button', { name: 'New request' }).click();
  await form(page).getByLabel('Another sponsor').check();
  await form(page).getByLabel('Referral code of the wished sponsor').fill('usha2023');
  await form(page).getByLabel('Reason').fill(reason);
  await form(page).getByRole('button', { name: 'Send request' }).click();
  await expect(card(page, reason)).toContainText('Usha Joshi · USHA2023');
  await expect(sections(page).getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();

  await approve(page, reason);
  await page.reload();
  await expect(card(page, reason)).toContainText('Approved');
  await expect(card(page, reason).getByRole('button', { name: 'Withdraw' })).toHaveCount(0);

  await sections(page).getByRole('link', { name: 'Notifications 1 unread' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const marked = page.waitForResponse((response) => /\/notifications\/.+\/read$/.test(response.url()));
  await page.getByRole('link', { name: 'Your request for another sponsor was approved.' }).click();
  await expect(page).toHaveURL('/manage/requests');
  await expect(sections(page).getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  // It counts as read before the server knows, whom a reload would keep from hearing of it.
  expect((await marked).status()).toBe(200);
  await page.reload();
  await expect(card(page, reason)).toContainText('Approved');
  await expect(sections(page).getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
});

test('the sections are gone through by keyboard, and what is around them stays', async ({ page }) => {
  await openAsMember(page, '/manage/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Overview' })).toBeVisible();
  await sections(page).evaluate((nav) => nav.setAttribute('data-stays', 'yes'));
  await sections(page).getByRole('link', { name: 'Profile' }).focus();
  for (const title of ['Orders', 'Wishlist']) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(sections(page).locator('[aria-current=page]')).toHaveText(title);
    await expect(sections(page)).toHaveAttribute('data-stays', 'yes');
  }
});

test('the member area begins with the profile, after a login', async ({ page }) => {
  await page.goto('/manage');
  await expect(page).toHaveURL('/Associate/login');
  await logInAsSomebodyNew(page);
  await expect(page).toHaveURL('/manage/profile');
});

test('no section scrolls sideways at 320 px, and the current one is in view', async ({ page }) => {
  // Every section is loaded anew.
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await openAsMember(page, '/manage/profile');
  for (const [path, title] of Object.entries(SECTIONS)) {
    await page.goto(`/manage/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expect(sections(page).locator('[aria-current=page]:visible')).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
});

test('a guest sees of the member area what a guest can use', async ({ page }) => {
  await page.goto('/manage/cart');
  await expect(sections(page).getByRole('link')).toHaveText(['Cart', 'Login']);
  await expect(sections(page).getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await sections(page).getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/manage/cart');
});

for (const path of ['requests', 'notifications'] as const) {
  for (const width of [360, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing on ${path} at ${width} px in ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await openAsMember(page, `/manage/${path}`);
        await expect(page.getByText(path === 'requests' ? 'No requests yet' : 'Nothing new')).toBeVisible();
        await atRest(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }))).toEqual(
          [],
        );
      });
    }
  }
}
