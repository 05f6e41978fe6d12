import * as z from 'zod';
import { startLoggedIn } from './log-in.ts';
import { PASSWORD, startAsNewUser } from './new-user.ts';
import { pressToSee } from './press-to-see.ts';
import { expect, test } from './test.ts';

const Members = z.object({ data: z.tuple([z.object({ id: z.string() })]) });

test('an admin blocks a member, whose next step leads to the login, and unblocks the member again', async ({
  page,
  browser,
  provoke,
}) => {
  // A call of the blocked member, and a login.
  provoke(/status of 40[13]/);
  const { username } = await startAsNewUser(page);
  await page.goto('/manage/profile');
  await expect(page.getByRole('main').getByText('Kiran Devi')).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await startLoggedIn(admin, 'admin');
  await test.step('the admin blocks the member', async () => {
    await admin.goto(`/dashboard/members?search=${username}`);
    const heading = admin.getByRole('heading', { level: 1, name: 'Kiran Devi' });
    await pressToSee(admin.getByRole('link', { name: 'Kiran Devi' }), heading);
    const block = admin.getByRole('dialog', { name: 'Block' });
    await pressToSee(admin.getByRole('button', { name: 'Block', exact: true }), block);
    await block.getByLabel('Reason').fill('Orders under false names');
    await block.getByRole('button', { name: 'Block' }).click();
    await expect(admin.getByText('Saved')).toBeVisible();
    await expect(admin.getByText('Blocked', { exact: true })).toHaveCount(2);
    await expect(admin.getByText('Orders under false names')).toBeVisible();
    await pressToSee(
      admin.getByRole('tab', { name: 'Audit' }),
      admin.getByRole('row', { name: /Anil Saxena.*Changed/ }),
    );
  });

  await test.step('the member is at the login with the next step, which says why', async () => {
    await page.goto('/manage/orders', { waitUntil: 'networkidle' });
    await expect(page.getByRole('tab', { name: 'Email Login' })).toBeVisible();
    await page.getByRole('tab', { name: 'Email Login' }).click();
    await page.getByLabel('Username or email').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Your account is blocked. Please call customer care.')).toBeVisible();
  });

  await test.step('the admin unblocks the member', async () => {
    await admin.getByRole('button', { name: 'Unblock' }).click();
    await expect(admin.getByText('The member can log in again.')).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
    await admin.context().close();
  });

  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
});

test('an admin reads the tabs of a member by address, reload and Back, and each loads only what it shows', async ({
  page,
}) => {
  const { Authorization } = await startLoggedIn(page, 'admin');
  const found = await page.request.get('/api/admin/members?search=asha&limit=1', {
    headers: { Authorization },
  });
  const [{ id }] = Members.parse(await found.json()).data;
  const called: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch' && pathname.includes(id)) called.push(pathname);
  });

  await test.step('an address from before members had a page leads to it', async () => {
    await page.goto(`/dashboard/members?open=${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Asha Mishra' })).toBeVisible();
    await expect(page).toHaveURL(`/dashboard/members/${id}`);
    await expect(page.getByRole('tabpanel')).toContainText('+91 90000 00001');
    expect(called).toEqual([`/api/admin/members/${id}`]);
  });

  await test.step('a tab loads its list, and stands in the address', async () => {
    await pressToSee(
      page.getByRole('tab', { name: 'Addresses' }),
      page.getByRole('table', { name: 'Addresses' }),
    );
    await expect(page).toHaveURL(`/dashboard/members/${id}/addresses`);
    expect(called.slice(1)).toEqual([`/api/admin/members/${id}/addresses`]);
    // By the keyboard from one tab to the next.
    await pressToSee(
      page.getByRole('tab', { name: 'Addresses' }),
      page.getByRole('tab', { name: 'Team', selected: true }),
      'ArrowLeft',
    );
    await expect(page.getByRole('table', { name: 'Team' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('table', { name: 'Addresses' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('table', { name: 'Addresses' })).toBeVisible();
  });

  await test.step('the points are those of the ledger, by group', async () => {
    await pressToSee(page.getByRole('tab', { name: 'Points' }), page.getByRole('table', { name: 'Points' }));
    const confirmed = page.getByRole('link', { name: /^Confirmed/ });
    await expect(confirmed).toContainText(/\d/);
    await confirmed.click();
    await expect(page).toHaveURL(`/dashboard/members/${id}/points?group=confirmed`);
    await expect(page.getByRole('row', { name: /Pending/ })).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Confirmed/ })).not.toHaveCount(0);
  });

  await test.step('an order and a member of the team lead to their pages', async () => {
    const orders = page.getByRole('table', { name: 'Orders' });
    await pressToSee(page.getByRole('tab', { name: 'Orders', exact: true }), orders);
    await expect(orders.getByRole('columnheader', { name: 'Buyer' })).toHaveCount(0);
    await expect(orders.getByRole('link', { name: /^PGM-/ })).not.toHaveCount(0);
    const team = page.getByRole('table', { name: 'Team' });
    await pressToSee(page.getByRole('tab', { name: 'Team' }), team);
    await pressToSee(
      team.getByRole('link', { name: /^Geeta Sharma/ }),
      page.getByRole('heading', { level: 1, name: 'Geeta Sharma' }),
    );
  });
});

test('an admin corrects the name and the number of a member, who reads why and has to verify the number', async ({
  page,
  browser,
}) => {
  const { username } = await startAsNewUser(page);
  const mobile = `9${String(Date.now()).slice(-9)}`;

  const admin = await (await browser.newContext()).newPage();
  await startLoggedIn(admin, 'admin');
  await admin.goto(`/dashboard/members?search=${username}`);
  await pressToSee(
    admin.getByRole('link', { name: 'Kiran Devi' }),
    admin.getByRole('heading', { level: 1, name: 'Kiran Devi' }),
  );
  const form = admin.getByRole('dialog', { name: 'Edit facts' });
  await pressToSee(admin.getByRole('button', { name: 'Edit facts' }), form);
  await form.getByLabel('Last Name').fill('Devi Sharma');
  await form.getByLabel('Mobile').fill(mobile);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please give a reason')).toBeVisible();
  await form.getByLabel('Reason').fill('As on her card');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Kiran Devi Sharma' })).toBeVisible();
  await expect(admin.getByRole('tabpanel')).toContainText('Not verified yet.');
  await pressToSee(
    admin.getByRole('tab', { name: 'Audit' }),
    admin.getByRole('row', { name: /Anil Saxena.*Name: Changed.*Mobile: Changed/ }),
  );
  await admin.context().close();

  await page.goto('/manage/notifications');
  await expect(
    page.getByRole('link', { name: 'We have changed your profile. Reason: As on her card' }),
  ).toBeVisible();
  await page.goto('/manage/profile');
  await expect(page.getByRole('main').getByText('Kiran Devi Sharma')).toBeVisible();
  await expect(page.getByRole('main').getByText('Not verified yet.')).toHaveCount(2);
});
