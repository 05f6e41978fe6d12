import type { Page } from '@playwright/test';
import { startLoggedIn } from './log-in.ts';
import { pressToSee } from './press-to-see.ts';
import { expect, test } from './test.ts';

async function openTeam(page: Page) {
  await startLoggedIn(page, 'asha');
  await page.goto('/manage/team');
  await expect(page.getByRole('tree').getByRole('treeitem').first()).toBeVisible();
}

const person = (page: Page, name: string) =>
  page.getByRole('tree').getByRole('treeitem', { name: new RegExp(`^${name}`) });
const focused = (page: Page) => page.locator(':focus');
const region = (page: Page, name: string) => page.getByRole('region', { name });

test('the team is walked three levels down and back up by keyboard, read once, searched, and its referral link copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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

  await test.step('searched by name: the contact of others is masked', async () => {
    const box = page.getByRole('searchbox', { name: 'Search by name or referral code' });
    const found = region(page, 'Below you').getByRole('list', { name: 'Found in your team' });
    await box.fill('prajapati');
    await expect(found.getByRole('listitem')).toHaveCount(2);
    await expect(found.getByRole('listitem').first()).toContainText('Level 4 below you');
    await expect(found.getByRole('listitem').first()).toContainText('••');
    await box.fill('');
    await expect(person(page, 'Geeta Sharma')).toBeVisible();
  });

  await test.step('listed level by level, with the rest of the account', async () => {
    await page.getByRole('tab', { name: 'List' }).click();
    const below = region(page, 'Below you');
    await expect(below.getByRole('list', { name: 'Level 1' }).getByRole('listitem')).toHaveCount(5);
    await expect(region(page, 'Above you').getByRole('listitem').first()).toContainText('Kamla');
  });

  await test.step('shown in tabs, which the address names and Back opens again', async () => {
    await page.getByRole('tab', { name: 'Referred' }).click();
    await expect(region(page, 'Referred users').getByRole('listitem').first()).toContainText('Suresh Patel');
    await page.getByRole('tab', { name: 'Repurchase' }).click();
    await expect(page).toHaveURL(/\/manage\/team\?tab=repurchase$/);
    // How many months have points depends on the day: the sample orders are so many days old.
    const months = region(page, 'Points by month').getByRole('row');
    await expect(months.filter({ hasText: /[1-9]\d*$/ }).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Referred' })).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(region(page, 'Referred users').getByRole('listitem').first()).toContainText('Suresh Patel');
  });

  await test.step('paid on a page of its own', async () => {
    await page
      .getByRole('navigation', { name: 'Member area' })
      .getByRole('link', { name: 'Payments' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payments to you' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Payments to you' }).getByRole('listitem')).toHaveCount(6);
    await page.goto('/manage/team');
  });

  await test.step('month by month and level by level, and as a file', async () => {
    await pressToSee(
      page.getByRole('tab', { name: 'Activity' }),
      page.getByRole('combobox', { name: 'Month' }),
    );
    const people = region(page, 'Your team by month')
      .getByRole('listitem')
      .filter({ hasText: /Level \d/ });
    await expect(people).toHaveCount(20);
    await expect(people.first()).toContainText('Geeta Sharma');
    await page.getByRole('combobox', { name: 'Level' }).selectOption('Level 1');
    await expect(people).toHaveCount(5);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^team-\d{4}-\d{2}\.csv$/);
  });

  await test.step('copied and drawn', async () => {
    const card = page.getByRole('group', { name: 'Invite a friend' });
    const link = (await card.getByRole('definition').last().innerText()).trim();
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/Associate\/signup\?ref=\w+$/);
    await expect(card.getByRole('img', { name: 'QR code of your referral link' })).toBeVisible();
    await card.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });
});
