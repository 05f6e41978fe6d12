import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { logInAsNewUser, register, sendLogin } from './new-user.ts';
import { toast } from './shopping.ts';
import { expect, test } from './test.ts';

const Own = z.object({ success: z.literal(true), data: z.looseObject({}) });

/** Makes the server say of each associate that the accepted agreement is outdated. */
async function outdateAgreement(page: Page): Promise<void> {
  await page.route('**/associates/self/data', async (route) => {
    const response = await route.fetch();
    const { data } = Own.parse(await response.json());
    await route.fulfill({ response, json: { success: true, data: { ...data, isAgreementOutdated: true } } });
  });
}

test('a login in the dialog of the checkout asks above it to accept the agreement that has changed; its code is loaded for it', async ({
  page,
  provoke,
}) => {
  provoke(/status of 500/);
  await outdateAgreement(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/checkout?step=review', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  expect(files.filter((file) => file.includes('agreement'))).toEqual([]);
  await sendLogin(page, await register(page));
  const question = page.getByRole('dialog', { name: 'The agreement has changed' });
  await expect(question).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(/\/checkout\?step=/);

  await test.step('its text opens in another tab, which asks nothing', async () => {
    const opened = page.waitForEvent('popup');
    await question.getByRole('link', { name: 'Read the agreement' }).click();
    const text = await opened;
    await expect(text).toHaveURL('/agreement');
    await expect(text.getByRole('button', { name: 'Account' })).toBeVisible();
    await expect(text.getByRole('dialog')).toHaveCount(0);
    await text.close();
  });

  await test.step('a failure is shown in it, and it can be accepted again', async () => {
    await page.route('**/associates/self/agreement', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await question.getByRole('button', { name: 'Accept' }).click();
    await expect(question.getByRole('alert')).toHaveText('Something went wrong.');
    await question.getByRole('button', { name: 'Accept' }).click();
    await expect(toast(page, 'Agreement accepted')).toBeVisible();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/checkout\?step=/);
  });

  await test.step('the server has stored it; a page that opens with the session asks nothing', async () => {
    await page.goto('/manage/agreement', { waitUntil: 'networkidle' });
    await expect(page.getByText(/^On .* you accepted the associate agreement/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a login that leads to the page of the agreement opens no question above it or above the next page', async ({
  page,
}) => {
  await outdateAgreement(page);
  await page.goto('/manage/agreement');
  const asked = page.waitForResponse(/agreement-acceptance/);
  await logInAsNewUser(page);
  await asked;
  await expect(page).toHaveURL('/manage/agreement');
  await expect(page.getByRole('button', { name: /^I accept the agreement/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
