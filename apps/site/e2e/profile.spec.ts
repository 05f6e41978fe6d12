import type { Locator, Page } from '@playwright/test';
import { freshMobile, latestCode, otherCode } from './outbox.ts';
import { LOST_LINE } from './service-worker.ts';
import { toast } from './shopping.ts';
import { logInAsSomebodyNew } from './somebody-new.ts';
import { expect, test } from './test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Profile' });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save Changes' });
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Account' });

/** Opens the profile of somebody of whom only name and mail address are known. */
async function openProfile(page: Page, path = '/manage/profile') {
  await page.goto(path);
  await logInAsSomebodyNew(page);
  await expect(page.getByRole('heading', { name: 'Profile Overview' })).toBeVisible();
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Fills what is not known of somebody new. */
async function fillGaps(page: Page, phone = freshMobile()) {
  await dialog(page).getByLabel('Phone').fill(phone);
  await dialog(page).getByLabel('Gender').selectOption('female');
}

/** Chooses a file in the browser's own picker. */
async function choosePhoto(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog(page).getByRole('button', { name: 'Change Photo' }).click(),
  ]);
  await picker.setFiles(file);
}

const photoOf = async (page: Page) => ({
  name: 'kiran.jpg',
  mimeType: 'image/jpeg',
  buffer: await page.screenshot({ type: 'jpeg' }),
});

const isLoaded = (image: Locator) =>
  image.evaluate(
    (element) => element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0,
  );

for (const path of ['/manage/profile', '/profile']) {
  test(`name and photo are changed on ${path}, and stay; the header shows it at once`, async ({ page }) => {
    await openProfile(page, path);
    await expect(account(page)).toHaveText('K');
    await expect(page.getByText('Not specified')).toHaveCount(3);
    await openDialog(page);
    await dialog(page).getByLabel('First Name').fill('Meena');
    await dialog(page).getByLabel('Last Name').fill('Kumari Devi');
    await fillGaps(page, `7123 4-${freshMobile().slice(-5)}`);
    await choosePhoto(page, await photoOf(page));
    await expect.poll(() => isLoaded(dialog(page).locator('img'))).toBe(true);
    await expect(dialog(page).locator('img')).toHaveAttribute('src', /^blob:/);
    await save(page).click();

    await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(account(page)).toHaveText('M');
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
}

test('another tab shows the new name too', async ({ page, context }) => {
  await openProfile(page);
  const other = await context.newPage();
  await other.goto('/products/', { waitUntil: 'networkidle' });
  await expect(account(other)).toHaveText('K');
  await openDialog(page);
  await fillGaps(page);
  await dialog(page).getByLabel('First Name').fill('Zoya');
  await save(page).click();
  await expect(account(page)).toHaveText('Z');
  await expect(account(other)).toHaveText('Z');
});

test('what is wrong is said while it is typed, and when it is saved with gaps', async ({ page }) => {
  await openProfile(page);
  await openDialog(page);
  await save(page).click();
  await expect(dialog(page).getByText('Phone is required')).toBeVisible();
  await expect(dialog(page).getByText('Gender is required')).toBeVisible();
  await expect(dialog(page).getByLabel('Phone')).toBeFocused();
  await expect(dialog(page).getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  for (const [label, value, message] of [
    ['First Name', ' ', 'First name is required'],
    ['Last Name', '', 'Last name is required'],
    ['Email', 'kiran@', 'Invalid email'],
    ['Email', '', 'Email is required'],
    ['Phone', '12345', 'Enter valid 10-digit phone'],
  ] as const) {
    await dialog(page).getByLabel(label).fill(value);
    await expect(dialog(page).getByText(message)).toBeVisible();
  }
});

test('a file that is no photo is refused with a sentence, here or by the server', async ({
  page,
  provoke,
}) => {
  provoke(/status of 400/);
  await openProfile(page);
  await openDialog(page);
  await fillGaps(page);
  const sentence = 'This photo cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF picture.';
  const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await choosePhoto(page, { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: text });
  await expect(dialog(page).getByText(sentence)).toBeVisible();
  await choosePhoto(page, { name: 'kiran.png', mimeType: 'image/png', buffer: text });
  await expect(dialog(page).getByText(sentence)).toHaveCount(0);
  await save(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Failed to update profile');
  await expect(dialog(page).getByRole('button', { name: 'Change Photo' })).toHaveAccessibleDescription(
    sentence,
  );
  await expect(toast(page, sentence)).toBeVisible();
  await choosePhoto(page, await photoOf(page));
  await save(page).click();
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
});

test('a mail address of somebody else is refused at its field', async ({ page, provoke }) => {
  provoke(/status of 409/);
  await openProfile(page);
  await openDialog(page);
  await fillGaps(page);
  await dialog(page).getByLabel('Email').fill('asha@example.in');
  await save(page).click();
  await expect(dialog(page).getByLabel('Email')).toHaveAccessibleDescription(
    'This email address already has an account',
  );
  await expect(dialog(page).getByLabel('Email')).toBeFocused();
});

test('the keyboard alone is enough', async ({ page }) => {
  await openProfile(page);
  const opener = page.getByRole('button', { name: 'Edit Profile' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  const tabTo = async (target: Locator) => {
    for (let n = 0; n < 12; n += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(target).toBeFocused();
  };
  // Waited for some keys ahead: that a picker is to be caught must have reached the browser before the last one does.
  const picking = page.waitForEvent('filechooser');
  await tabTo(dialog(page).getByRole('button', { name: 'Change Photo' }));
  await page.keyboard.press('Enter');
  await (await picking).setFiles(await photoOf(page));
  await tabTo(dialog(page).getByLabel('First Name'));
  await page.keyboard.type('Rani');
  await tabTo(dialog(page).getByLabel('Phone'));
  await page.keyboard.type(freshMobile());
  await tabTo(dialog(page).getByLabel('Gender'));
  await page.keyboard.type('o');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Rani Devi' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo of Rani Devi' })).toBeVisible();
  await expect(opener).toBeFocused();
});

test('a double click sends once', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.url());
  });
  await openProfile(page);
  await openDialog(page);
  await fillGaps(page);
  await save(page).dblclick();
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('offline, nothing typed or chosen is lost; once back it is sent', async ({ page, context, provoke }) => {
  provoke(LOST_LINE);
  await openProfile(page);
  await openDialog(page);
  await fillGaps(page);
  await dialog(page).getByLabel('First Name').fill('Usha');
  await choosePhoto(page, await photoOf(page));
  await context.setOffline(true);
  await save(page).click();
  await expect(toast(page, 'Error updating profile')).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toContainText('Failed to update profile');
  await expect(dialog(page).getByLabel('First Name')).toHaveValue('Usha');
  await expect(dialog(page).locator('img')).toHaveAttribute('src', /^blob:/);
  await context.setOffline(false);
  await save(page).click();
  await expect(page.getByRole('img', { name: 'Photo of Usha Devi' })).toBeVisible();
});

test('on a phone the dialog stays within the screen and says what the photo is for', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openProfile(page);
  await openDialog(page);
  const box = await dialog(page).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(0.9 * 640 + 1);
  await expect(save(page)).toBeInViewport();
  await expect(dialog(page).getByText('Change Photo')).toHaveCSS('opacity', '1');
  await context.close();
});

test('a new number is verified by a code, and is a way to log in from then on', async ({ page, provoke }) => {
  provoke(/status of 401/);
  await openProfile(page);
  await openDialog(page);
  const mobile = freshMobile();
  await fillGaps(page, mobile);
  await save(page).click();
  await expect(page.getByText('Not verified: you cannot log in with it yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Verify phone' }).click();
  const proof = page.getByRole('dialog', { name: 'Verify your phone' });
  await expect(proof.getByText('We sent a code to')).toBeVisible();
  const code = await latestCode(page.request, mobile);
  await proof.getByLabel('Digit 1 of 6').fill(otherCode(code));
  await expect(proof.getByRole('alert')).toHaveText('Invalid or expired OTP.');
  await proof.getByLabel('Digit 1 of 6').fill(code);
  await expect(toast(page, 'Phone verified')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify phone' })).toHaveCount(0);
  const username = await page.getByText(/^@/).textContent();

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
  await expect(page.getByText(username ?? 'nobody')).toBeVisible();
});
