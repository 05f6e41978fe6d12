import type { Page } from '@playwright/test';
import { GROUPS, type Group, guestPages, OF_ONE_ROUTE } from './crawl/guest-pages.ts';
import { faultsOn, sidewaysFaults, staffFaults } from './crawl/look.ts';
import { looksAt } from './crawl/looks.ts';
import { memberPages } from './crawl/member-pages.ts';
import { staffOrders } from './crawl/staff-orders.ts';
import { startLoggedIn } from './log-in.ts';
import { expect, test } from './test.ts';

/** So many pages of one route are checked with their scripts, one in each language. */
const WITH_SCRIPTS = 2;

const isGroup = (name: string): name is Group => name in GROUPS;

/** Gives the running test, for each page that it visits, the time that another test has for everything. */
function allowTimeFor(pages: readonly string[]): void {
  test.setTimeout(pages.length * test.info().timeout);
}

for (const group of Object.keys(GROUPS).filter(isGroup)) {
  test(`axe finds nothing on the pages of the group '${group}', and none scrolls sideways`, async ({
    page,
    browser,
    request,
    baseURL,
    provoke,
  }) => {
    // Chromium reports the status of a document that is missing.
    if (group === 'missing') provoke(/status of 404/);
    const pages = await guestPages(request, group);
    expect(pages).not.toEqual([]);
    allowTimeFor(pages);
    const isOneRoute = OF_ONE_ROUTE.includes(group);
    const faults: string[] = [];
    for (const [at, look] of looksAt(isOneRoute ? pages.slice(0, WITH_SCRIPTS) : pages).entries()) {
      // Pages of a group have the same components, and the server's HTML of each page is checked elsewhere.
      const checksHtml = at === 0;
      faults.push(...(await faultsOn(page, baseURL ?? '', look, { checksHtml })));
    }
    if (isOneRoute) {
      const plain = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });
      faults.push(...(await sidewaysFaults(plain, baseURL ?? '', pages.slice(WITH_SCRIPTS))));
      await plain.close();
    }
    expect(faults).toEqual([]);
  });
}

/** Pages of the member area that other pages lead to. */
const NOT_IN_THE_MENU = [
  '/manage/payments/bank-details',
  '/manage/notifications/settings',
  '/manage/welcome',
];

/** The page that shows everyone the identity card of an associate. */
async function checkedCard(page: Page): Promise<string> {
  await page.goto('/manage/identity-card');
  const link = page.getByRole('link', { name: 'See what others see when they check your card' });
  return (await link.getAttribute('href')) ?? '';
}

test('axe finds nothing in the member area, and no page of it scrolls sideways', async ({
  page,
  baseURL,
}) => {
  await startLoggedIn(page, 'asha');
  await page.goto('/manage/orders');
  const order = page.getByRole('main').getByRole('link', { name: 'See the order' }).first();
  // By then the links are those of a member.
  await expect(order).toBeVisible();
  const hrefs = await Promise.all([
    order.getAttribute('href'),
    ...(await page.getByRole('navigation', { name: 'Member area' }).getByRole('link').all()).map((link) =>
      link.getAttribute('href'),
    ),
  ]);
  const pages = [...hrefs.flatMap((href) => href ?? []), ...NOT_IN_THE_MENU, await checkedCard(page)];
  expect(pages.length).toBeGreaterThan(14);
  allowTimeFor(pages);
  const faults: string[] = [];
  for (const look of looksAt(pages))
    faults.push(...(await faultsOn(page, baseURL ?? '', look, { checksHtml: true })));
  expect(faults).toEqual([]);
});

/** The pages of the staff area, in parts that take about equally long. */
const STAFF_AREA = [
  { username: 'staff', part: 'Work', others: [] },
  { username: 'staff', part: 'Catalogue', others: ['products/new', 'imports/shipments', 'nowhere'] },
  { username: 'staff', part: 'orders', others: [], find: staffOrders },
  { username: 'admin', part: 'Administration', others: [] },
  // Of 'Work' these are for administrators alone.
  { username: 'admin', part: 'people', others: ['requests', 'members', 'associates'] },
  { username: 'admin', part: 'a member', others: [], find: memberPages },
];

for (const { username, part, others, find } of STAFF_AREA)
  test(`axe finds nothing on the pages of '${username}' in the staff area and on a record of each list, and none scrolls sideways: ${part}`, async ({
    page,
    baseURL,
  }) => {
    const headers = await startLoggedIn(page, username);
    await page.goto('/dashboard');
    const menu = page.getByRole('navigation', { name: 'Staff area' });
    await expect(menu.getByRole('link').first()).toBeVisible();
    const pages = others.map((path) => `/dashboard/${path}`);
    for (const link of await menu.getByRole('list', { name: part, exact: true }).getByRole('link').all())
      pages.push((await link.getAttribute('href')) ?? '');
    if (find) pages.push(...(await find(page.request, headers)));
    expect(pages.length).toBeGreaterThan(2);
    allowTimeFor(pages);
    const faults: string[] = [];
    for (const path of pages) faults.push(...(await staffFaults(page, baseURL ?? '', path)));
    expect(faults).toEqual([]);
  });
