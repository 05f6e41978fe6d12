import { addToCart, openProduct } from './shopping.ts';
import { expect, test } from './test.ts';

test('a phone shows the name of a product at once, and one press adds the chosen quantity', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const name = await openProduct(page, 0);
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1, name });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const top = async (part: typeof heading) => (await part.boundingBox())?.y ?? 0;
  // The bar that buys covers what is below it.
  expect(await top(heading)).toBeLessThan(await top(main.getByRole('button', { name: 'Add to cart' })));
  expect(await top(heading)).toBeLessThan(await top(main.getByRole('img').first()));

  const quantity = main.getByRole('status', { name: 'Quantity' });
  const more = main.getByRole('button', { name: 'Increase quantity' });
  await more.click();
  await expect(quantity).toHaveText('2');
  await more.click();
  await expect(quantity).toHaveText('3');
  await addToCart(page);
  await page.goto('/manage/cart');
  const line = main.getByRole('listitem').filter({ hasText: name });
  await expect(line.getByRole('status', { name: 'Quantity' })).toHaveText('3');
});

test('the image of a product is enlarged by keyboard and by presses, and the focus returns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openProduct(page, 0);
  const image = page.getByRole('main').getByRole('button', { name: /Enlarge image$/ });
  const dialog = page.getByRole('dialog', { name: 'Enlarged image' });
  const large = dialog.getByRole('img');
  const width = async () => Math.round((await large.boundingBox())?.width ?? 0);
  await image.focus();
  await page.keyboard.press('Enter');
  await expect(large).toBeVisible();
  const whole = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBe(2 * whole);
  await large.dblclick({ position: { x: 20, y: 20 } });
  await expect.poll(width).toBe(whole);
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBe(2 * whole);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(image).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(width).toBe(whole);
});
