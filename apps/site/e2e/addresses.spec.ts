import type { Page } from '@playwright/test';
import { logInAsSomebodyNew } from './somebody-new.ts';
import { expect, test } from './test.ts';

async function openAddresses(page: Page) {
  await page.goto('/manage/addresses');
  await logInAsSomebodyNew(page);
  await expect(page.getByRole('heading', { name: 'Delivery Address' })).toBeVisible();
  // The list is read: what a test answers itself from here on is not in its way.
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

test('an address is added, edited, chosen and deleted', async ({ page }) => {
  await openAddresses(page);
  await page.getByRole('button', { name: 'Add your first address' }).click();
  await form(page, 'Add New Address').getByRole('button', { name: 'Save Address' }).click();
  for (const message of [
    'Name is required',
    'Phone number is required',
    'Street address is required',
    'City is required',
    'State is required',
    'Postal code is required',
  ]) {
    await expect(form(page, 'Add New Address').getByText(message)).toBeVisible();
  }
  await fill(page, 'Add New Address', { ...HOME, 'Phone number': '12345 x', 'Postal code': '22a6' });
  await expect(form(page, 'Add New Address').getByText('Phone number must be valid')).toBeVisible();
  await expect(form(page, 'Add New Address').getByText('Postal code must be 6 digits')).toBeVisible();
  await expect(form(page, 'Add New Address').getByLabel('Postal code')).toHaveValue('226');
  await fill(page, 'Add New Address', HOME);
  await form(page, 'Add New Address')
    .getByLabel(/Landmarks/)
    .fill('Clock tower, Post office');
  await form(page, 'Add New Address').getByRole('button', { name: 'Save Address' }).dblclick();
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

test('the form stays within the screen and scrolls inside', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAddresses(page);
  await page.getByRole('button', { name: 'Add New', exact: true }).click();
  await expect(form(page, 'Add New Address').getByRole('button', { name: 'Save Address' })).toBeInViewport();
  const box = await form(page, 'Add New Address').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(0.9 * 640 + 1);
});

test('a save that fails is told in the form, and nothing typed is lost', async ({ page, provoke }) => {
  provoke(/ERR_FAILED/);
  await openAddresses(page);
  await page.getByRole('button', { name: 'Add New', exact: true }).click();
  await fill(page, 'Add New Address', HOME);
  await page.route('**/addresses', (route) => route.abort());
  await form(page, 'Add New Address').getByRole('button', { name: 'Save Address' }).click();
  await expect(form(page, 'Add New Address').getByRole('alert')).toHaveText('No response from server.');
  await expect(form(page, 'Add New Address').getByLabel('City')).toHaveValue('Lucknow');
});
