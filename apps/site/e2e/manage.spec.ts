import type { Page } from '@playwright/test';
import * as z from 'zod';
import { logInAsNewUser, startAsNewUser } from './new-user.ts';
import { pressTwice } from './press-twice.ts';
import { expect, test } from './test.ts';

const Session = z.object({ token: z.string() });
const MemberRequests = z.object({
  data: z.array(z.object({ id: z.string(), reason: z.optional(z.string()) })),
});

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
  const open = MemberRequests.parse(await (await page.request.get('/requests/all/OPEN', { headers })).json());
  const id = open.data.find((request) => request.reason === reason)?.id;
  const response = await page.request.put(`/requests/${id}/approve`, { headers });
  expect(response.status()).toBe(200);
}

test('a request is raised and withdrawn; another one is approved, which a notification reports until it is read', async ({
  page,
}) => {
  await startAsNewUser(page);
  await page.goto('/manage/requests');
  await test.step('raised and withdrawn', async () => {
    await page.getByRole('button', { name: 'New request' }).click();
    await form(page).getByLabel('Correction of my profile').check();
    await form(page).getByLabel('What should we correct?').selectOption('First Name');
    await form(page).getByLabel('What should it be?').fill('Kiran Devi Yadav');
    await pressTwice(form(page).getByRole('button', { name: 'Send request' }));
    await expect(page.getByText('Request sent')).toBeVisible();
    await expect(card(page, 'Kiran Devi Yadav')).toHaveCount(1);
    await expect(card(page, 'Kiran Devi Yadav')).toContainText('Open');
    await card(page, 'Kiran Devi Yadav').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('Request withdrawn')).toBeVisible();
    await expect(page.getByText('No requests yet')).toBeVisible();
  });

  const reason = `She lives next door to me, ${crypto.randomUUID()}`;
  await test.step('raised and approved', async () => {
    await page.getByRole('button', { name: 'New request' }).click();
    await form(page).getByLabel('Another sponsor').check();
    await form(page).getByLabel('Referral code of the new sponsor').fill('usha2023');
    await form(page).getByLabel('Reason').fill(reason);
    await form(page).getByRole('button', { name: 'Send request' }).click();
    await expect(card(page, reason)).toContainText('Usha Joshi · USHA2023');
    await expect(sections(page).getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
    await approve(page, reason);
    await page.reload();
    await expect(card(page, reason)).toContainText('Approved');
    await expect(card(page, reason).getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  });

  await test.step('notified until it is read', async () => {
    await sections(page).getByRole('link', { name: 'Notifications 1 unread' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    const marked = page.waitForResponse((response) => /\/notifications\/.+\/read$/.test(response.url()));
    await page.getByRole('link', { name: 'Your request for another sponsor was approved.' }).click();
    await expect(page).toHaveURL('/manage/requests');
    await expect(sections(page).getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
    // It counts as read before the server knows: a reload would cancel the call that says so.
    expect((await marked).status()).toBe(200);
    await page.reload();
    await expect(card(page, reason)).toContainText('Approved');
    await expect(sections(page).getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  });
});

test('the member area begins with the profile after a login; its sections are reached by keyboard, and what is around them stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/manage');
  await expect(page).toHaveURL('/Associate/login');
  await logInAsNewUser(page);
  await expect(page).toHaveURL('/manage/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Overview' })).toBeVisible();
  await sections(page).evaluate((nav) => nav.setAttribute('data-stays', 'yes'));
  for (const title of ['Orders', 'Wishlist']) {
    await sections(page).getByRole('button').press('Enter');
    const section = sections(page).getByRole('link', { name: title });
    while (!(await section.evaluate((link) => link === document.activeElement)))
      await page.keyboard.press('ArrowDown');
    await expect(section).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(sections(page).getByRole('link')).toHaveCount(0);
    await expect(sections(page).getByRole('button')).toHaveText(title);
    await expect(sections(page)).toHaveAttribute('data-stays', 'yes');
  }
});
