import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { toast } from './shopping.ts';
import { startAsNewUser } from './new-user.ts';
import { expect, test } from './test.ts';

const contact = (page: Page) => page.getByRole('switch', { name: 'Show my contact details to my team' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' });

test('a consent is saved and is in the export; an account that is deleted cannot log in again', async ({
  page,
  provoke,
}) => {
  provoke(/status of 400/);
  provoke(/status of 401/);
  const { username } = await startAsNewUser(page);
  await page.goto('/manage/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await test.step('a consent', async () => {
    await expect(contact(page)).not.toBeChecked();
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await contact(page).check();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await expect(contact(page)).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Offers by email' })).not.toBeChecked();
  });

  await test.step('the export', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('my-data.json');
    const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(data).toMatchObject({
      profile: { firstName: 'Kiran', lastName: 'Devi', username },
      consents: { sharesContact: true, changes: [{ consent: 'SHARES_CONTACT', given: true }] },
    });
  });

  await test.step('the deletion', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await dialog(page).getByLabel('Password', { exact: true }).fill('wrong4tea');
    await dialog(page).getByLabel('Type DELETE to confirm').fill('DELETE');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('This password is incorrect.')).toBeVisible();
    await dialog(page).getByLabel('Password', { exact: true }).fill('neem4tea');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/Associate\/login/);
    await expect(toast(page, 'Your account has been deleted. Thank you for being with us.')).toBeVisible();
    // The scripts of the form come later than those of the page.
    await page.goto('/Associate/login', { waitUntil: 'networkidle' });
    await page.getByRole('tab', { name: 'Email Login' }).click();
    await page.getByLabel('Username or email').fill(username);
    await page.getByLabel('Password', { exact: true }).fill('neem4tea');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid username or password' })).toBeVisible();
  });
});
