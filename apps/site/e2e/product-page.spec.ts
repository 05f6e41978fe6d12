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
