import type { Page } from '@playwright/test';
import { startAsNewUser } from './new-user.ts';
import { pressTwice } from './press-twice.ts';
import { expect, test } from './test.ts';

async function goToAddresses(page: Page) {
  await startAsNewUser(page);
  await page.goto('/manage/addresses');
  await expect(page.getByRole('heading', { name: 'Delivery Address' })).toBeVisible();
  // The list is loaded: the responses that a test sets up from here on do not affect it.
  await expect(page.getByRole('button', { name: 'Add your first address' })).toBeVisible();
}

const form = (page: Page, title: string) => page.getByRole('dialog', { name: title });

async function fill(page: Page, title: string, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    const field = form(page, title).getByLabel(label, { exact: true });
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
}

const HOME = {
  Name: 'Kiran Devi',
  'Phone number': '9876543210',
  'Street address': '12 Hazratganj',
  City: 'Lucknow',
  State: 'Uttar Pradesh',
  'Postal code': '226001',
};

const card = (page: Page, words: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: words });

test('an address is added, edited and deleted, and is the same after a reload', async ({ page }) => {
  await goToAddresses(page);
  await page.getByRole('button', { name: 'Add your first address' }).click();
  await fill(page, 'Add New Address', HOME);
  await form(page, 'Add New Address')
    .getByLabel(/Landmarks/)
    .fill('Clock tower, Post office');
  await pressTwice(form(page, 'Add New Address').getByRole('button', { name: 'Save Address' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, '12 Hazratganj')).toHaveCount(1);
  await expect(card(page, '12 Hazratganj')).toContainText('Lucknow, Uttar Pradesh - 226001');
  await expect(card(page, '12 Hazratganj')).toContainText('Nearby:');
  await expect(card(page, '12 Hazratganj')).toContainText('Default');

  await card(page, '12 Hazratganj').getByRole('button', { name: 'Edit' }).click();
  await expect(form(page, 'Edit Address').getByLabel(/Landmarks/)).toHaveValue('Clock tower, Post office');
  await fill(page, 'Edit Address', { City: 'Kanpur' });
  await form(page, 'Edit Address').getByRole('button', { name: 'Update Address' }).click();
  await expect(card(page, '12 Hazratganj')).toContainText('Kanpur');
  await page.reload();
  await expect(card(page, '12 Hazratganj')).toContainText('Kanpur');

  await card(page, '12 Hazratganj').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Add your first address' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add your first address' })).toBeVisible();
});
