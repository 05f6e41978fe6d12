import type { Page } from '@playwright/test';
import { startLoggedIn } from './log-in.ts';
import { pressToSee } from './press-to-see.ts';
import { expect, test } from './test.ts';

const entries = (page: Page, title: string) =>
  page.getByRole('list', { name: `${title} Transactions` }).getByRole('listitem');
const search = (page: Page) => page.getByPlaceholder('Search transactions...');

test('points that could not be loaded are loaded on request; an entry is found, opened and closed by keyboard, and leads to its order', async ({
  page,
  provoke,
}) => {
  provoke(/ERR_FAILED/);
  await startLoggedIn(page, 'asha');
  await page.route('**/api/bvPoints/*', (route) => route.abort());
  await page.goto('/manage/business-values');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to fetch BV points');
  await page.unroute('**/api/bvPoints/*');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(entries(page, 'Pending')).toHaveCount(3);
  await expect(page.getByText('1 to 3 of 3')).toBeVisible();

  await test.step('the rows of each tab, on all its pages, add up to the card above', async () => {
    for (const group of ['Pending', 'Confirmed', 'Cancelled']) {
      await pressToSee(page.getByRole('tab', { name: group }), entries(page, group).first());
      let sum = 0;
      for (const next = page.getByRole('navigation', { name: 'Pages' }); ;) {
        const figures = await entries(page, group)
          .getByText(/^[+−][\d,]+$/)
          .allInnerTexts();
        sum += figures
          .map((text) => Number(text.replace('−', '-').replaceAll(',', '')))
          .reduce((a, b) => a + b);
        if (!(await next.getByRole('button', { name: '2' }).isVisible())) break;
        if ((await next.getByRole('button', { name: '2' }).getAttribute('aria-current')) === 'page') break;
        await pressToSee(next.getByRole('button', { name: '2' }), page.getByText(/^6 to /));
      }
      const card = page
        .getByRole('term')
        .filter({ hasText: `${group} Points` })
        .locator('xpath=following-sibling::dd[1]');
      await expect(card).toHaveText(sum.toLocaleString('en-IN'));
    }
  });

  await test.step('what is typed right after the press of a tab searches in it', async () => {
    // Waits for nothing, as a person does who sees the new tab.
    await page.getByRole('tab', { name: 'Pending' }).click();
    await search(page).focus();
    await page.keyboard.type('pgm-000014');
    await expect(entries(page, 'Pending')).toHaveCount(1);
  });
  await expect(entries(page, 'Pending')).toContainText('Will be confirmed on');
  await page.keyboard.press('Tab');
  const entry = page.getByRole('button', { name: 'Order PGM-000014 placed' });
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Order PGM-000014 placed' });
  await expect(dialog.getByText('Points are pending when an order is placed.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  // Before the focus is in it, it hears no key.
  await expect(dialog.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(entry).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'PGM-000014' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Order PGM-000014' })).toBeVisible();
});
