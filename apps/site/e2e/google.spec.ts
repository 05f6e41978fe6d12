import { expect, test } from './test.ts';

test('Google signs in through a popup, after a first one that was closed, and leads on to the page that was asked for', async ({
  page,
}) => {
  await page.goto('/manage/profile');
  const openPopup = async () => {
    const popups = page.waitForEvent('popup');
    await page.getByRole('button', { name: /Google/ }).click();
    return popups;
  };
  await (await openPopup()).close();
  await expect(page.getByRole('button', { name: 'Waiting for Google…' })).toBeEnabled();
  const popup = await openPopup();
  await popup.getByRole('textbox').first().fill('lakshmi');
  await popup.getByRole('button').first().click();
  await expect(page).toHaveURL('/manage/profile');
  await expect(page.getByText('lakshmi@example.in')).toBeVisible();
});
