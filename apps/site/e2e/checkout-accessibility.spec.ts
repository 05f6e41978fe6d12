import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectStep, goOn, openCheckout } from './checkout-steps.ts';
import { expect, test } from './test.ts';

async function expectNothingWrong(page: Page, width: number) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

for (const [width, colorScheme] of [
  [320, 'dark'],
  [1280, 'light'],
] as const) {
  test(`axe finds nothing on the way to a paid order at ${width} px in ${colorScheme}`, async ({ page }) => {
    test.slow();
    // What fades in has less contrast on its way.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 740 });
    await openCheckout(page, 13);
    for (const [name, step] of [
      ['Address', 'address'],
      ['Delivery', 'delivery'],
      ['Payment', 'payment'],
    ] as const) {
      await expectStep(page, name, step);
      if (step === 'payment') await page.getByRole('radio', { name: 'UPI' }).check();
      await expectNothingWrong(page, width);
      await goOn(page);
    }
    await expectStep(page, 'Review', 'review');
    await expectNothingWrong(page, width);
    await page.getByRole('button', { name: 'Place order and pay' }).click();
    const bank = page.getByRole('dialog', { name: 'Simulated payment' });
    await expect(bank).toBeVisible();
    await expectNothingWrong(page, width);
    await bank.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectNothingWrong(page, width);
    await page.getByRole('button', { name: 'Try again' }).click();
    await bank.getByRole('button', { name: 'Succeed' }).click();
    await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
    await expectNothingWrong(page, width);
  });
}
