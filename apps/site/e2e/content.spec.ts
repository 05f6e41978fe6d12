import { browserOptions } from './browser.ts';
import { findings } from './crawl/findings.ts';
import { expect, test } from './test.ts';

// Certificates are looked at.
test.use({ launchOptions: browserOptions({ images: true }) });

/** Screens in CSS px, and the least height at which a certificate is still readable on each. */
const SCREENS = [
  [1280, 800, 480],
  [360, 800, 400],
  [740, 360, 250],
  [568, 320, 220],
  [320, 480, 150],
] as const;

test('a certificate is opened, turned and closed by keyboard, is wholly in view on every screen, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/about/ourcompany', { waitUntil: 'networkidle' });
  const certificates = page.getByRole('region', { name: 'Our certificates' });
  await expect(certificates.getByRole('button')).toHaveCount(6);
  const opener = certificates.getByRole('button', { name: 'Sample of: Tax PAN card' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tax PAN card' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();

  const image = dialog.getByRole('img', { name: 'Sample of: Tax PAN card' });
  for (const [width, height, minHeight] of SCREENS) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(image).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
      const shown = await image.evaluate(async (element: HTMLImageElement) => {
        await element.decode();
        const ratio = element.naturalWidth / element.naturalHeight;
        const fit = getComputedStyle(element).objectFit;
        return { fit, height: Math.min(element.height, element.width / ratio) };
      });
      expect(shown.fit).toBe('contain');
      expect(shown.height).toBeGreaterThan(minHeight);
    });
  }

  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'ISO 9001:2015 certificate' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both sides of a flip card are visible, and a header menu opens', async ({ page }) => {
    await page.goto('/Shop/flipcard');
    await expect(page.getByRole('heading', { name: 'Neem' })).toBeVisible();
    await expect(page.getByText('The oil is for the skin, not to swallow.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn over: Neem' })).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: 'Business' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Success Story' }).click();
    await expect(page).toHaveURL('/business/sucessstory');
  });
});
