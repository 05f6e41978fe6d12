import { type Page, expect, test } from '@playwright/test';
import { startLoggedIn } from './log-in.ts';

const ADDRESS = '/dashboard/products?state=recommended&sort=place';

/** The recommended products in their order. */
const list = (page: Page) => page.getByRole('list', { name: 'Recommended products in their order' });

/** The middle of the handle of an item. */
async function handleAt(page: Page, index: number) {
  const box = await list(page)
    .getByTitle(/^Drag: /)
    .nth(index)
    .boundingBox();
  if (!box) throw new Error('the handle is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const names = (page: Page) => list(page).getByRole('listitem').allTextContents();

test('staff order the recommended products by mouse, by touch and by keyboard', async ({ page }) => {
  await startLoggedIn(page, 'staff');
  await page.goto(ADDRESS);
  await expect(list(page)).toBeVisible();
  const [first = '', second = '', third = '', ...others] = await names(page);

  await test.step('by mouse', async () => {
    const [from, to] = [await handleAt(page, 0), await handleAt(page, 2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 10);
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => names(page)).toEqual([second, third, first, ...others]);
  });

  await test.step('by touch: the page does not scroll', async () => {
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    const [from, to] = [await handleAt(page, 2), await handleAt(page, 0)];
    const scrolled = await page.evaluate(() => scrollY);
    await send('touchStart', from);
    for (let step = 1; step <= 5; step += 1)
      await send('touchMove', { x: from.x, y: from.y + ((to.y - from.y) * step) / 5 });
    await send('touchEnd');
    await expect.poll(() => names(page)).toEqual([first, second, third, ...others]);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  await test.step('by keyboard, and the order is stored', async () => {
    await list(page)
      .getByRole('button', { name: /^Move later/ })
      .first()
      .press('Enter');
    await expect.poll(() => names(page)).toEqual([second, first, third, ...others]);
    await page.reload();
    await expect(list(page)).toBeVisible();
    expect(await names(page)).toEqual([second, first, third, ...others]);
  });
});
