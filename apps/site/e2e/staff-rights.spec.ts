import { startLoggedIn } from './log-in.ts';
import { PASSWORD, startAsNewUser } from './new-user.ts';
import { latestMessage } from './outbox.ts';
import { pressToSee } from './press-to-see.ts';
import { expect, test } from './test.ts';

test('a person who is invited with the right to orders alone sees orders, and is rejected elsewhere', async ({
  page,
  browser,
  provoke,
}) => {
  // It opens some twenty pages of two people.
  test.slow();
  // The calls of another area.
  provoke(/status of 40[13]/);
  const admin = await (await browser.newContext()).newPage();
  const { username, headers } = await startAsNewUser(page);
  const email = `${username}@example.in`;
  await test.step('the person proves the address', async () => {
    const login = { usernameOrEmail: username, password: PASSWORD };
    const { user } = await (await page.request.post('/auth/login', { data: login })).json();
    const contact = `/user/${user.id}/contact`;
    await page.request.post(`${contact}/send-otp`, { headers, data: { contact: 'email' } });
    const otp = /\d{6}/.exec(await latestMessage(page.request, email))?.[0];
    const data = { contact: 'email', otp };
    expect((await page.request.post(`${contact}/verify-otp`, { headers, data })).status()).toBe(200);
  });

  await test.step('an administrator invites the address', async () => {
    await startLoggedIn(admin, 'admin');
    await admin.goto('/dashboard/staff-invitations');
    const dialog = admin.getByRole('dialog', { name: 'Invite' });
    await pressToSee(admin.getByRole('link', { name: 'Invite' }), dialog);
    await dialog.getByLabel('Email', { exact: true }).fill(email);
    await dialog.getByRole('checkbox', { name: 'Orders' }).check();
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(admin.getByRole('link', { name: email })).toBeVisible();
  });

  await test.step('the person accepts by the link of the mail', async () => {
    const mail = await latestMessage(page.request, email, 'staff-invitation');
    const link = new URL(/https?:\S+staff-invitation\S+/.exec(mail)?.[0] ?? '');
    await page.goto(link.pathname + link.search);
    const accepted = page.getByRole('heading', { name: 'Welcome to the staff' });
    await pressToSee(page.getByRole('button', { name: 'Accept invitation' }), accepted);
    await pressToSee(
      page.getByRole('link', { name: 'Open the staff area' }),
      page.getByRole('heading', { level: 1, name: 'Today' }),
    );
  });

  await test.step('the menu has orders and what all staff have', async () => {
    const menu = page.getByRole('navigation', { name: 'Staff area' });
    await expect(menu.getByRole('link')).toHaveText([
      'Today',
      'Notifications',
      'Orders',
      'Second factor',
      'Notification settings',
    ]);
    await pressToSee(
      menu.getByRole('link', { name: 'Orders' }),
      page.getByRole('heading', { level: 1, name: 'Orders' }),
    );
    await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  });

  await test.step('the pages and calls of other areas are rejected', async () => {
    const paths = ['products', 'leads', 'coupons', 'imports/stock'];
    for (const path of paths) {
      await page.goto(`/dashboard/${path}`);
      await expect(page.getByText('You do not have the right to open this page.')).toBeVisible();
    }
    await page.goto('/dashboard/staff-accounts');
    await expect(page.getByText('This page is for administrators.')).toBeVisible();
    const calls = [
      '/api/admin/orders/needs',
      '/api/admin/products',
      '/contacts',
      '/api/admin/figures',
      '/admin/users/all',
    ];
    const statuses = [];
    for (const path of calls) statuses.push((await page.request.get(path, { headers })).status());
    expect(statuses).toEqual([200, 403, 403, 403, 403]);
  });

  const openMenu = async () => {
    await admin.goto(`/dashboard/staff-accounts?search=${username}`);
    await pressToSee(
      admin.getByRole('button', { name: 'Actions for Kiran Devi' }),
      admin.getByRole('menuitem', { name: 'Change rights' }),
    );
  };
  await test.step('another right counts from the next step on', async () => {
    await openMenu();
    const dialog = admin.getByRole('dialog', { name: 'Change rights' });
    await pressToSee(admin.getByRole('menuitem', { name: 'Change rights' }), dialog);
    await dialog.getByRole('checkbox', { name: 'Orders' }).uncheck();
    await dialog.getByRole('checkbox', { name: 'People' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(admin.getByRole('row', { name: /Kiran Devi/ })).toContainText('People');
    expect((await page.request.get('/api/admin/orders/needs', { headers })).status()).toBe(403);
    await page.goto('/dashboard/leads');
    await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  });

  await test.step('a person removed from staff is logged out', async () => {
    await openMenu();
    const question = admin.getByRole('dialog', { name: 'Remove this person from staff?' });
    await pressToSee(admin.getByRole('menuitem', { name: 'Remove from staff' }), question);
    await question.getByRole('button', { name: 'Remove from staff' }).click();
    await expect(admin.getByText('Nothing found')).toBeVisible();
    await page.goto('/dashboard/leads', { waitUntil: 'networkidle' });
    await expect(page.getByRole('tab', { name: 'Email Login' })).toBeVisible();
    await admin.context().close();
  });
});
