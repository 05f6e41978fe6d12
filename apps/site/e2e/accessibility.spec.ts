import { expect, test } from './test.ts';

test('the keyboard skips to the content, and on a phone goes through the header line by line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/products/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Menu' }).focus();
  for (const next of [
    header.getByRole('link', { name: 'PGM Wellness' }),
    header.getByRole('link', { name: 'Cart' }),
    header.getByRole('link', { name: /SignIn/ }),
    header.getByRole('searchbox'),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
});

test('on paper a page is dark on white, whatever the screen shows, and has nothing to press', async ({
  page,
}) => {
  await page.goto('/privecypolicy');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(21, 33, 26)');
  await expect(page.getByRole('link', { name: 'PGM Wellness' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('link', { name: /^Chat/ })).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'For developers' })).toBeHidden();
});
