import { startLoggedIn } from './log-in.ts';
import { startAsNewUser } from './new-user.ts';
import { pressToSee } from './press-to-see.ts';
import { expect, test } from './test.ts';

test('a member asks for a correction, an admin approves it by keyboard, and the profile has it', async ({
  page,
  browser,
}) => {
  const lastName = `Sinha ${crypto.randomUUID().slice(0, 8)}`;
  await startAsNewUser(page);
  await test.step('the member asks', async () => {
    await page.goto('/manage/requests');
    const form = page.getByRole('dialog', { name: 'New request' });
    await pressToSee(page.getByRole('button', { name: 'New request' }), form);
    await form.getByLabel('Correction of my profile').check();
    await form.getByLabel('What should we correct?').selectOption('Last Name');
    await form.getByLabel('What should it be?').fill(lastName);
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Request sent')).toBeVisible();
  });

  await test.step('the admin finds it and approves it', async () => {
    const admin = await (await browser.newContext()).newPage();
    await startLoggedIn(admin, 'admin');
    await admin.goto(`/dashboard/requests?status=OPEN&search=${encodeURIComponent(lastName)}`);
    await expect(admin.getByRole('row', { name: /Kiran Devi/ })).toHaveCount(1);
    const detail = admin.getByRole('dialog', { name: 'Kiran Devi' });
    await pressToSee(admin.getByRole('link', { name: 'Kiran Devi' }), detail, 'Enter');
    await expect(detail).toContainText(lastName);
    const approval = admin.getByRole('dialog', { name: 'Approve' });
    await pressToSee(detail.getByRole('button', { name: 'Approve' }), approval, 'Enter');
    await approval.getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(admin.getByText('Saved')).toBeVisible();
    // It is no open one now.
    await expect(admin.getByText('No requests')).toBeVisible();
    await admin.context().close();
  });

  await page.goto('/manage/profile');
  await expect(page.getByRole('main').getByText(lastName)).toBeVisible();
  await page.goto('/manage/notifications');
  await expect(
    page.getByRole('link', { name: 'Your request to correct your profile was approved.' }),
  ).toBeVisible();
});
