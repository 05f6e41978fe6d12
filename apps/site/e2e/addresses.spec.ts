import type { Locator, Page } from '@playwright/test';
import { startAsNewUser } from './new-user.ts';
import { pressTwice } from './press-twice.ts';
import { openProduct } from './shopping.ts';
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
  await test.step('it begins with the name of the member, and goes on from what was typed after Back', async () => {
    const dialog = form(page, 'Add New Address');
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Kiran Devi');
    await fill(page, 'Add New Address', { Name: 'Asha Devi', 'Postal code': '226001' });
    await expect(dialog.getByLabel('City')).toHaveValue('Lucknow');
    await fill(page, 'Add New Address', { City: '' });
    // To the browser Escape is the same request as Back of a phone.
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Add your first address' }).click();
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Asha Devi');
    await expect(dialog.getByLabel('City')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Add your first address' }).click();
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Kiran Devi');
    await expect(dialog.getByLabel('Postal code')).toHaveValue('');
  });
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

  await test.step('pages of products say when they deliver there', async () => {
    await openProduct(page, 1);
    await expect(page.getByText(/^Delivers to 226001 by /)).toBeVisible();
    await page.goto('/manage/addresses');
  });
  await card(page, '12 Hazratganj').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Add your first address' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add your first address' })).toBeVisible();
});

test('on a phone an error is seen above the buttons of a form, and above the bar at the bottom of a page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  /** Whether the whole message below a field is to be seen, and nothing is above it. */
  const isSeen = (field: Locator) =>
    field.evaluate((element) => {
      const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
      const id = ids.at(-1);
      const message = id && document.querySelector(`#${CSS.escape(id)}`);
      if (!message || !message.textContent) return 'no message';
      const { left, width, top, bottom } = message.getBoundingClientRect();
      const hidden = [top + 1, bottom - 1]
        .map((y) => document.elementFromPoint(left + width / 2, y))
        .filter((shown) => !shown?.contains(message) && !message.contains(shown));
      return hidden.map((shown) => shown?.outerHTML.slice(0, 80) ?? 'outside of the screen').join() || 'seen';
    });

  await goToAddresses(page);
  await page.getByRole('button', { name: 'Add your first address' }).click();
  for (const missing of ['Phone number', 'Street address', 'City', 'Postal code']) {
    await fill(page, 'Add New Address', { ...HOME, [missing]: '' });
    await form(page, 'Add New Address').getByRole('button', { name: 'Save Address' }).click();
    const field = form(page, 'Add New Address').getByLabel(missing, { exact: true });
    await expect(field).toBeFocused();
    await expect.poll(() => isSeen(field), missing).toBe('seen');
  }

  await page.goto('/about/ourcompany', { waitUntil: 'networkidle' });
  const lead = page.getByRole('form', { name: 'Join the business' });
  await lead.scrollIntoViewIfNeeded();
  await lead.getByLabel('Full name').fill('Kiran Devi');
  await lead.getByLabel('Mobile number').fill('9876543210');
  await lead.getByRole('button', { name: /Submit/ }).click();
  await expect(lead.getByLabel('Email')).toBeFocused();
  await expect.poll(() => isSeen(lead.getByLabel('Email'))).toBe('seen');
});
