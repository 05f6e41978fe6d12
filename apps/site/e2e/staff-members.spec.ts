import { startLoggedIn } from './log-in.ts';
import { PASSWORD, startAsNewUser } from './new-user.ts';
import { pressToSee } from './press-to-see.ts';
import { expect, test } from './test.ts';

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
    const detail = admin.getByRole('dialog', { name: 'Kiran Devi' });
    await pressToSee(admin.getByRole('link', { name: 'Kiran Devi' }), detail);
    const block = admin.getByRole('dialog', { name: 'Block' });
    await pressToSee(detail.getByRole('button', { name: 'Block' }), block);
    await block.getByLabel('Reason').fill('Orders under false names');
    await block.getByRole('button', { name: 'Block' }).click();
    await expect(admin.getByText('Saved')).toBeVisible();
    await expect(admin.getByRole('row', { name: /Kiran Devi/ })).toContainText('Blocked');
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
    const actions = admin.getByRole('button', { name: 'Actions for Kiran Devi' });
    await pressToSee(actions, admin.getByRole('menuitem', { name: 'Unblock' }));
    await admin.getByRole('menuitem', { name: 'Unblock' }).click();
    await expect(admin.getByText('The member can log in again.')).toBeVisible();
    await admin.context().close();
  });

  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
});
