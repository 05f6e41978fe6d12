import type { Locator, Page } from '@playwright/test';
import { browserOptions } from './browser.ts';
import { freshMobile, latestCode, otherCode } from './outbox.ts';
import { pressTwice } from './press-twice.ts';
import { CONNECTION_LOST } from './service-worker.ts';
import { toast } from './shopping.ts';
import { PASSWORD, startAsNewUser } from './new-user.ts';
import { expect, test } from './test.ts';

// Photos are looked at.
test.use({ launchOptions: browserOptions({ images: true }) });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Profile' });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save Changes' });
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Account' });

/** Opens the profile of a new member, with name and email only. */
async function openProfile(page: Page, path = '/manage/profile') {
  await startAsNewUser(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Profile Overview' })).toBeVisible();
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Fills the fields that are empty for a new member. */
async function fillGaps(page: Page, phone = freshMobile()) {
  await dialog(page).getByLabel('Phone').fill(phone);
  await dialog(page).getByLabel('Gender').selectOption('female');
}

const readPhoto = async (page: Page) => ({
  name: 'kiran.jpg',
  mimeType: 'image/jpeg',
  buffer: await page.screenshot({ type: 'jpeg' }),
});

const isLoaded = (image: Locator) =>
  image.evaluate(
    (element) => element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0,
  );

test('name and photo are changed by keyboard, offline nothing is lost, and header, other tab and reload show them', async ({
  page,
  context,
  provoke,
}) => {
  // A member, a second tab and a reload.
  test.slow();
  provoke(CONNECTION_LOST);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.url());
  });
  await openProfile(page, '/profile');
  await expect(account(page)).toHaveText('K');
  await expect(page.getByText('Not specified')).toHaveCount(3);
  const other = await context.newPage();
  await other.goto('/products/', { waitUntil: 'networkidle' });
  await expect(account(other)).toHaveText('K');

  const opener = page.getByRole('button', { name: 'Edit Profile' });
  const tabTo = async (target: Locator) => {
    for (let n = 0; n < 12; n += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(target).toBeFocused();
  };

  await test.step('the keyboard alone fills the dialog', async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    // Waited for some keys ahead: that a picker is to be caught must have reached the browser before the last one does.
    const picking = page.waitForEvent('filechooser');
    await tabTo(dialog(page).getByRole('button', { name: 'Change Photo' }));
    await page.keyboard.press('Enter');
    await (await picking).setFiles(await readPhoto(page));
    await expect.poll(() => isLoaded(dialog(page).locator('img'))).toBe(true);
    await expect(dialog(page).locator('img')).toHaveAttribute('src', /^blob:/);
    await tabTo(dialog(page).getByLabel('First Name'));
    await page.keyboard.type('Meena');
    await tabTo(dialog(page).getByLabel('Last Name'));
    await page.keyboard.type('Kumari Devi');
    await tabTo(dialog(page).getByLabel('Phone'));
    await page.keyboard.type(`7123 4-${freshMobile().slice(-5)}`);
    await tabTo(dialog(page).getByLabel('Gender'));
    await page.keyboard.type('f');
  });

  await test.step('offline nothing is lost', async () => {
    await context.setOffline(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Error updating profile')).toBeVisible();
    await expect(dialog(page).getByRole('alert')).toContainText('Failed to update profile');
    await expect(dialog(page).getByLabel('First Name')).toHaveValue('Meena');
    await expect(dialog(page).locator('img')).toHaveAttribute('src', /^blob:/);
    await context.setOffline(false);
    sent.length = 0;
    await pressTwice(save(page));
    await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  await test.step('the new number is asked for its code, which can wait', async () => {
    await expect(page.getByRole('dialog', { name: 'Verify your mobile number' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Verify mobile number' })).toBeVisible();
    // The dialog replaced another one, which had the focus.
    await expect(page.getByRole('heading', { name: 'Profile Overview' })).toBeFocused();
  });

  await test.step('every place shows the new name and photo', async () => {
    await expect(account(other)).toHaveText('M');
    for (const reload of [false, true]) {
      if (reload) await page.reload();
      await expect(page.getByRole('heading', { name: 'Meena Kumari Devi' })).toBeVisible();
      await expect
        .poll(() => isLoaded(page.getByRole('img', { name: 'Photo of Meena Kumari Devi' })))
        .toBe(true);
      await expect(page.getByText('Female')).toBeVisible();
      await expect(page.getByText(/^\+91\s71234/)).toBeVisible();
      await expect(account(page)).toHaveText('M');
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a new number is sent its code with the change, and can be used to log in from then on', async ({
    page,
    provoke,
  }) => {
    provoke(/status of 40[01]/);
    await openProfile(page);
    await openDialog(page);
    // It stays within the screen, and without a pointer to hover says what the photo is for.
    const size = await dialog(page).boundingBox();
    expect(size?.height).toBeLessThanOrEqual(0.9 * 640 + 1);
    await expect(save(page)).toBeInViewport();
    await expect(dialog(page).getByText('Change Photo')).toHaveCSS('opacity', '1');
    const mobile = freshMobile();
    await fillGaps(page, mobile);
    await save(page).click();
    const proof = page.getByRole('dialog', { name: 'Verify your mobile number' });
    await expect(proof.getByText('We sent a code to')).toBeVisible();
    const code = await latestCode(page.request, mobile);
    await proof.getByLabel('Digit 1 of 6').fill(otherCode(code));
    await expect(proof.getByRole('alert')).toHaveText(
      /^Invalid or expired OTP\. ?Enter the code of the latest message/,
    );
    await proof.getByLabel('Digit 1 of 6').fill(code);
    await expect(toast(page, 'Mobile number verified')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verify mobile number' })).toHaveCount(0);
    const username = await page.getByText(/^@/).textContent();

    // Other contacts of a verified account need its password.
    await openDialog(page);
    await dialog(page)
      .getByLabel('Email')
      .fill(`new.${username?.slice(1)}@example.in`);
    await save(page).click();
    await dialog(page).getByLabel('Password', { exact: true }).fill('guess1234');
    await save(page).click();
    await expect(dialog(page).getByText('This password is incorrect.')).toBeVisible();
    await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await save(page).click();
    const mailProof = page.getByRole('dialog', { name: 'Verify your email' });
    await expect(mailProof.getByText(`We sent a code to new.${username?.slice(1)}@example.in`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(`new.${username?.slice(1)}@example.in`)).toBeVisible();

    await account(page).click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/Associate/login');
    // Leaving loads a page; before its scripts run, a press does nothing.
    await page.goto('/Associate/login', { waitUntil: 'networkidle' });
    await page.getByLabel('Full name').fill('Kiran Devi');
    await page.getByLabel('Mobile number').fill(mobile);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    // The boxes are there once the code is sent: until then the latest is the one from before.
    await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
    await page.getByLabel('Digit 1 of 6').fill(await latestCode(page.request, mobile));
    await expect(account(page)).toBeVisible();
    await page.goto('/manage/profile');
    await expect(page.getByText(username ?? 'none')).toBeVisible();
  });
});
