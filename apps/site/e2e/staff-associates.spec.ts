import * as z from 'zod';
import { startLoggedIn } from './log-in.ts';
import { freshMobile } from './outbox.ts';
import { pressToSee } from './press-to-see.ts';
import { expect, test } from './test.ts';

const Created = z.object({ data: z.object({ name: z.string(), referralCode: z.string() }) });

test('an admin rehearses a change of sponsor, another one approves it, and it is undone', async ({
  page,
  browser,
}) => {
  const headers = await startLoggedIn(page, 'admin');
  const created = await page.request.post('/associates', {
    headers,
    data: { name: 'Kiran Devi', mobile: freshMobile() },
  });
  const { referralCode } = Created.parse(await created.json()).data;
  const list = `/dashboard/associates?search=${referralCode}`;
  const row = page.getByRole('row', { name: /Kiran Devi/ });

  await test.step('the first admin rehearses it, and asks for approval', async () => {
    await page.goto(list);
    await expect(row).toHaveCount(1);
    const detail = page.getByRole('dialog', { name: 'Kiran Devi' });
    await pressToSee(page.getByRole('link', { name: 'Kiran Devi' }), detail);
    await expect(detail).toContainText('No sponsor');
    const change = page.getByRole('dialog', { name: 'Change sponsor' });
    await pressToSee(detail.getByRole('button', { name: 'Change sponsor' }), change);
    await change.getByRole('combobox', { name: 'New sponsor' }).fill('IMRAN2023');
    await page.getByRole('option', { name: /Imran Sheikh/ }).click();
    await expect(change.getByRole('textbox', { name: 'Business value' })).toHaveValue('500');
    await change.getByRole('textbox', { name: 'Reason' }).fill('Imran trains her.');
    await pressToSee(change.getByRole('button', { name: 'Preview' }), change.getByText('Larger teams'));
    await expect(change.getByRole('status').filter({ hasText: 'Imran Sheikh · IMRAN2023' })).toBeVisible();
    await change.getByRole('button', { name: 'Ask for approval' }).click();
    await expect(page.getByText('The change waits for approval.')).toBeVisible();
    await expect(row).toContainText('Waiting for approval');
  });

  await test.step('the admin that asked cannot approve', async () => {
    const actions = page.getByRole('button', { name: 'Actions for Kiran Devi' });
    await pressToSee(actions, page.getByRole('menuitem', { name: 'Withdraw change of sponsor' }));
    await expect(page.getByRole('menuitem', { name: 'Approve change of sponsor' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('another admin sees the same preview, and approves', async () => {
    const other = await (await browser.newContext()).newPage();
    await startLoggedIn(other, 'admin2');
    await other.goto(`${list}&waiting=true`);
    const detail = other.getByRole('dialog', { name: 'Kiran Devi' });
    await pressToSee(other.getByRole('link', { name: 'Kiran Devi' }), detail);
    await expect(detail).toContainText('Imran trains her.');
    const approval = other.getByRole('dialog', { name: 'Approve change of sponsor' });
    await pressToSee(detail.getByRole('button', { name: 'Approve change of sponsor' }), approval);
    await pressToSee(
      approval.getByRole('button', { name: 'Approve' }),
      other.getByText('The sponsor has changed.'),
    );
    // It waits no more.
    await expect(other.getByText('No associates found')).toBeVisible();
    await other.context().close();
  });

  await test.step('the first admin finds it in the history, and undoes it', async () => {
    await page.reload();
    await expect(row).toContainText('Imran Sheikh');
    const detail = page.getByRole('dialog', { name: 'Kiran Devi' });
    await pressToSee(page.getByRole('link', { name: 'Kiran Devi' }), detail);
    await expect(detail).toContainText('From No sponsor to Imran Sheikh · IMRAN2023');
    await expect(detail).toContainText('Meera Joshi');
    await page.keyboard.press('Escape');
    const undo = page.getByRole('menuitem', { name: 'Undo change of sponsor' });
    await pressToSee(page.getByRole('button', { name: 'Actions for Kiran Devi' }), undo);
    const question = page.getByRole('dialog', {
      name: 'Move this associate back to the earlier sponsor, with the whole team?',
    });
    await pressToSee(undo, question);
    await question.getByRole('button', { name: 'Undo change of sponsor' }).click();
    await expect(page.getByText('The change is undone.')).toBeVisible();
    await expect(row).not.toContainText('Imran Sheikh');
  });
});
