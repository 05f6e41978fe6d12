import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { logIn } from './log-in.ts';
import { expect, test } from './test.ts';

async function openTeam(page: Page, username = 'asha') {
  await page.goto('/manage/team');
  await logIn(page, username);
  await expect(page.getByRole('tree').getByRole('treeitem').first()).toBeVisible();
}

const person = (page: Page, name: string) =>
  page.getByRole('tree').getByRole('treeitem', { name: new RegExp(`^${name}`) });
const focused = (page: Page) => page.locator(':focus');
const region = (page: Page, name: string) => page.getByRole('region', { name });

test('the team is walked three levels down and back up by keyboard alone, and nothing is read twice', async ({
  page,
}) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/associates/tree/')) reads.push(request.url());
  });
  await openTeam(page);
  await page.getByRole('main').focus();
  while (!(await focused(page).evaluate((element) => element.getAttribute('role') === 'treeitem'))) {
    await page.keyboard.press('Tab');
  }
  const press = async (key: string, name: string) => {
    await page.keyboard.press(key);
    await expect(person(page, name)).toBeFocused();
  };
  await expect(focused(page)).toHaveAttribute('aria-level', '1');
  await expect(focused(page)).toHaveAttribute('aria-expanded', 'true');

  await press('ArrowDown', 'Geeta Sharma');
  await press('ArrowRight', 'Geeta Sharma');
  await expect(person(page, 'Geeta Sharma')).toHaveAttribute('aria-expanded', 'true');
  await press('ArrowRight', 'Rekha Chauhan');
  await press('ArrowRight', 'Rekha Chauhan');
  await press('ArrowRight', 'Puja Chauhan');
  await expect(person(page, 'Puja Chauhan')).toHaveAttribute('aria-level', '4');
  await expect(person(page, 'Puja Chauhan')).toHaveAttribute('aria-posinset', '1');
  await expect(person(page, 'Puja Chauhan')).toHaveAttribute('aria-setsize', '2');
  await press('Enter', 'Puja Chauhan');
  await press('ArrowDown', 'Nitin Prajapati');
  await expect(focused(page)).toHaveAttribute('aria-level', '5');
  expect(await focused(page).getAttribute('aria-expanded')).toBeNull();

  await press('ArrowLeft', 'Puja Chauhan');
  await press('ArrowLeft', 'Puja Chauhan');
  await expect(person(page, 'Nitin Prajapati')).toHaveCount(0);
  await press('ArrowLeft', 'Rekha Chauhan');
  await press('ArrowLeft', 'Rekha Chauhan');
  await press('ArrowLeft', 'Geeta Sharma');
  await press('ArrowLeft', 'Geeta Sharma');
  await press('s', 'Sreeja Nair');
  await press('End', 'Suresh Patel');
  await press('Home', 'Asha');
  await press('ArrowDown', 'Geeta Sharma');
  await press('ArrowRight', 'Geeta Sharma');
  await press('ArrowRight', 'Rekha Chauhan');
  expect(reads).toHaveLength(4);
  expect(new Set(reads).size).toBe(4);
});

test('the same people stand level by level in the list', async ({ page }) => {
  await openTeam(page);
  await page.getByRole('tab', { name: 'List' }).click();
  const below = region(page, 'Below you');
  await expect(below.getByRole('list', { name: 'Level 1' }).getByRole('listitem')).toHaveCount(5);
  await expect(below.getByRole('list', { name: 'Level 4' }).getByRole('listitem')).toContainText([
    'Nitin Prajapati',
    'Mohan Prajapati',
    'Yusuf Qureshi',
  ]);
  const count = await below.getByRole('listitem').count();
  await expect(below.getByText(`${count} of ${count} shown`)).toBeVisible();
});

test('somebody is found by name or by code, and the contact of others is masked unless they agreed', async ({
  page,
}) => {
  await openTeam(page);
  const box = page.getByRole('searchbox', { name: 'Search by name or referral code' });
  const found = region(page, 'Below you').getByRole('list', { name: 'Found in your team' });
  await box.fill('prajapati');
  await expect(found.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('2 people found')).toBeVisible();
  await expect(found.getByRole('listitem').first()).toContainText('Level 4 below you');
  await expect(found.getByRole('listitem').first()).toContainText('••');
  await expect(found.getByRole('link')).toHaveCount(0);
  await box.fill('salma');
  await expect(found.getByRole('listitem')).toHaveCount(1);
  await expect(found.getByRole('listitem')).not.toContainText('••');
  await box.fill('nobody like this');
  await expect(page.getByText('Nobody found')).toBeVisible();
  await page.getByRole('button', { name: 'Show the whole team' }).click();
  await expect(box).toHaveValue('');
  await expect(person(page, 'Geeta Sharma')).toBeVisible();
});

test('the referral link is copied, shared where the browser can, and drawn as a QR code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Headless Chromium has no sheet for sharing: one that only remembers.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: { url: string }) => {
        document.title = `shared ${data.url}`;
        return Promise.resolve();
      },
    });
  });
  await openTeam(page);
  const card = page.getByRole('group', { name: 'Bring somebody along' });
  const link = (await card.getByRole('definition').last().innerText()).trim();
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/Associate\/signup\?ref=\w+$/);
  await expect(card.getByRole('img', { name: 'QR code of your referral link' })).toBeVisible();
  await card.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await card.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(`shared ${link}`);
});

test('a member that reads Hindi gives away a link to the Hindi sign-up', async ({ page }) => {
  await openTeam(page);
  await page.goto('/manage/team?lang=hi');
  await expect(page.getByText('/Associate/signup?')).toHaveText(
    /^http:\/\/127\.0\.0\.1:\d+\/Associate\/signup\?lang=hi&ref=\w+$/,
  );
});

test('above, joined by link, orders and payments are there', async ({ page }) => {
  await openTeam(page);
  await expect(region(page, 'Above you').getByRole('listitem').first()).toContainText('Kamla');
  await expect(region(page, 'Referred users').getByRole('listitem').first()).toContainText('Suresh Patel');
  await expect(region(page, 'Repurchase summary').getByText('You, delivered', { exact: true })).toBeVisible();
  const payments = region(page, 'Payments to you');
  await expect(payments.getByRole('listitem').filter({ hasText: '₹' })).toHaveCount(6);
  await payments.getByRole('button', { name: '2' }).click();
  await expect(payments.getByRole('listitem').filter({ hasText: '₹' })).toHaveCount(2);
});

test('a branch that cannot be had says so, and can be asked for again', async ({ page, provoke }) => {
  provoke(/ERR_FAILED/);
  await openTeam(page);
  await page.route('**/associates/tree/*', (route) => route.abort());
  await person(page, 'Imran Sheikh').click();
  const rest = page.getByRole('treeitem', { name: /^Who is below Imran Sheikh could not be loaded/ });
  await expect(rest).toBeVisible();
  await page.unroute('**/associates/tree/*');
  await rest.click();
  await expect(person(page, 'Nasreen Sheikh')).toBeVisible();
  await expect(person(page, 'Nasreen Sheikh')).toBeFocused();
});

test('who is new has a link to begin with', async ({ page }) => {
  await openTeam(page, 'ravi');
  await expect(page.getByRole('img', { name: 'QR code of your referral link' })).toBeVisible();
  await expect(page.getByText('Nobody has joined by your link yet')).toBeVisible();
  await expect(page.getByText('No payments yet')).toBeVisible();
});

for (const width of [320, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on the team at ${width} px in ${colorScheme}`, async ({ page }) => {
      // Axe goes through both views, which are long.
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await openTeam(page);
      await person(page, 'Geeta Sharma').click();
      await expect(person(page, 'Rekha Chauhan')).toBeVisible();
      await expect(region(page, 'Payments to you').getByRole('listitem').first()).toBeVisible();
      for (const view of ['Tree', 'List']) {
        await page.getByRole('tab', { name: view }).click();
        if (view === 'List') await expect(page.getByRole('heading', { name: 'Level 4' })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }
}
