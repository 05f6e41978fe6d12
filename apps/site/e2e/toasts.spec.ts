import type { Page } from '@playwright/test';
import { startLoggedIn } from './log-in.ts';
import { startAsNewUser } from './new-user.ts';
import { pressToSee } from './press-to-see.ts';
import { openProduct, toast } from './shopping.ts';
import { expect, test } from './test.ts';

const WIDTHS = [320, 360, 414, 768, 1024, 1280, 1920];

/** The controls that a toast covers, and those that the page has moved beyond the header. */
async function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-toasts]')].map((one) => one.getBoundingClientRect());
    if (toasts.length === 0) return ['no toast'];
    return [...document.querySelectorAll('header, #content')]
      .flatMap((part) => [...part.querySelectorAll('a, button, input, select, textarea, summary')])
      .filter((control) => control.checkVisibility() && !control.closest('.sr-only'))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return toasts.some(
          (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
      })
      .map((control) => control.outerHTML.slice(0, 80));
  });
}

/** Expects at each width that the toast on the page covers no control. */
async function expectNothingCovered(page: Page): Promise<void> {
  // It stays while it has the focus.
  await page.mouse.move(1, 700);
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => coveredControls(page), `${width} px`).toEqual([]);
  }
}

test('on the page of a product a toast covers no control at any width, and the page is where it was afterwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const name = await openProduct(page, 4);
  const heart = page.getByRole('main').getByRole('button', { name: /wishlist/, description: name });
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await heart.click();
  await expect(toast(page, 'Added to your wishlist')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectNothingCovered(page);

  await test.step('what is seen of a scrolled page stays where it is when the toast goes', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => scrollTo(0, 400));
    const before = await scrolled();
    const place = async () => Math.round((await heart.boundingBox())?.y ?? 0);
    const seen = await place();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
    await expect.poll(scrolled).toBeLessThan(before);
    expect(await place()).toBe(seen);
  });

  await test.step('a scrolled page makes room as well', async () => {
    const share = page.getByRole('main').getByRole('button', { name: 'Share' });
    const place = async () => Math.round((await share.boundingBox())?.y ?? 0);
    // A press brings what it presses into view, which is not to be measured.
    await heart.hover();
    const before = await place();
    await heart.click();
    await expect(toast(page, 'Removed from your wishlist')).toBeVisible();
    const height = (await page.locator('[data-toasts]').boundingBox())?.height ?? 0;
    await expect.poll(place).toBe(Math.round(before + height + 16));
  });
});

test('on the page of a member for staff a toast covers no control at any width', async ({
  page,
  browser,
}) => {
  const { username } = await startAsNewUser(page);
  const admin = await (await browser.newContext()).newPage();
  await startLoggedIn(admin, 'admin');
  await admin.goto(`/dashboard/members?search=${username}`);
  const heading = admin.getByRole('heading', { level: 1, name: 'Kiran Devi' });
  await pressToSee(admin.getByRole('link', { name: 'Kiran Devi' }), heading);
  const block = admin.getByRole('dialog', { name: 'Block' });
  await pressToSee(admin.getByRole('button', { name: 'Block', exact: true }), block);
  await block.getByLabel('Reason').fill('Orders under false names');
  await block.getByRole('button', { name: 'Block' }).click();
  await expect(toast(admin, 'Saved')).toBeVisible();
  await expectNothingCovered(admin);
  await admin.context().close();
});
