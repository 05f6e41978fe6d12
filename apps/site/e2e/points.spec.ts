import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { logIn } from './log-in.ts';
import { expect, test } from './test.ts';

async function openPoints(page: Page) {
  await page.goto('/manage/business-values');
  await logIn(page, 'asha');
  await expect(page.getByRole('heading', { name: 'Pending Transactions' })).toBeVisible();
}

const entries = (page: Page, title: string) =>
  page.getByRole('list', { name: `${title} Transactions` }).getByRole('listitem');
const search = (page: Page) => page.getByPlaceholder('Search transactions...');
const pages = (page: Page) =>
  page.getByRole('main').getByRole('navigation', { name: 'Pages' }).getByRole('button');

/** The figure of a card. */
async function figure(page: Page, title: string): Promise<number> {
  const card = page.getByRole('main').locator('dl > div').filter({ hasText: title });
  return Number((await card.getByRole('definition').first().innerText()).replaceAll(',', ''));
}

/** Reads a list from its first page to its last; the figures of its entries. */
async function readThrough(page: Page, title: string): Promise<number[]> {
  const figures: number[] = [];
  const count = await pages(page).last().innerText();
  for (let n = 1; n <= Number(count); n += 1) {
    await pages(page).getByText(String(n), { exact: true }).click();
    await expect(pages(page).and(page.locator('[aria-current=page]'))).toHaveText(String(n));
    for (const text of await entries(page, title).allInnerTexts()) {
      expect(text).toMatch(/Order PGM-\d{6} .+\d{1,2} \w+ \d{4}\s+Valid till.+[+−]\d/s);
      figures.push(
        Number((/[+−][\d,]+$/.exec(text.trim())?.[0] ?? '').replace('−', '-').replaceAll(',', '')),
      );
    }
  }
  return figures;
}

const sum = (figures: readonly number[]) => figures.reduce((total, one) => total + one, 0);

test('each list can be read to its end and searched, and comes to what its card says', async ({ page }) => {
  await openPoints(page);
  for (const [title, count] of [
    ['Pending', 29],
    ['Confirmed', 7],
    ['Cancelled', 6],
  ] as const) {
    await page.getByRole('tab', { name: title, exact: true }).click();
    await expect(entries(page, title)).toHaveCount(5);
    const figures = await readThrough(page, title);
    expect(figures).toHaveLength(count);
    expect(sum(figures)).toBe(await figure(page, `${title} Points`));
  }
  expect(await figure(page, 'Total Points')).toBe(
    (await figure(page, 'Pending Points')) + (await figure(page, 'Confirmed Points')),
  );

  await page.getByRole('tab', { name: 'Pending', exact: true }).click();
  await expect(page.getByText('26 to 29 of 29')).toBeVisible();
  await search(page).fill('RETURNED');
  await expect(entries(page, 'Pending')).toHaveCount(2);
  await expect(page.getByText('1 to 2 of 2')).toBeVisible();
  await page.getByRole('tab', { name: 'Cancelled', exact: true }).click();
  await expect(search(page)).toHaveValue('');
  await search(page).fill('nothing like it');
  await expect(entries(page, 'Cancelled')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByText('1 to 5 of 6')).toBeVisible();
  await page.getByRole('tab', { name: 'Pending', exact: true }).click();
  await expect(search(page)).toHaveValue('RETURNED');
});

test('an entry is found, opened and closed by keyboard alone, and leads to its order', async ({ page }) => {
  await openPoints(page);
  await page.getByRole('tab', { name: 'Pending', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Confirmed Transactions' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'Pending Transactions' })).toBeVisible();
  while (!(await search(page).evaluate((box) => box === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('pgm-000014');
  await expect(entries(page, 'Pending')).toHaveCount(1);
  await page.keyboard.press('Tab');
  const entry = page.getByRole('button', { name: 'Order PGM-000014 placed' });
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Order PGM-000014 placed' });
  await expect(dialog.getByText('Points of an order that is placed are pending.')).toBeVisible();
  await expect(
    dialog.getByText(
      /^When the 7 days for a return are over, these points are confirmed\. That is on \d+ \w+ \d{4}\.$/,
    ),
  ).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  // Before the focus is in it, it hears no key.
  await expect(dialog.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(entry).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.locator(':focus')).toBeVisible();
  const order = dialog.getByRole('link', { name: 'PGM-000014' });
  while (!(await order.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Order PGM-000014' })).toBeVisible();
});

test('points that cannot be had are said to be so, and can be asked for again', async ({ page, provoke }) => {
  provoke(/ERR_FAILED/);
  await page.route('**/api/bvPoints/*', (route) => route.abort());
  await page.goto('/manage/business-values');
  await logIn(page, 'asha');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to fetch BV points');
  for (const title of ['Total', 'Pending', 'Confirmed', 'Cancelled']) {
    expect(await figure(page, `${title} Points`)).toBe(0);
  }
  await expect(page.getByText('No transactions to show')).toBeVisible();
  await page.unroute('**/api/bvPoints/*');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(entries(page, 'Pending')).toHaveCount(5);
});

for (const width of [320, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on business values at ${width} px in ${colorScheme}`, async ({ page }) => {
      // What fades in has its contrast only once it is there.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await openPoints(page);
      await expect(entries(page, 'Pending')).toHaveCount(5);
      for (const open of [false, true]) {
        if (open) await entries(page, 'Pending').first().getByRole('button').click();
        await expect(page.getByRole('dialog')).toHaveCount(open ? 1 : 0);
        // It still has to fade in for a moment, however short: until then axe takes it for no dialog.
        await atRest(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }
}
