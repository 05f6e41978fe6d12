import { box, openByKey, palette } from './search-palette.ts';
import { toast } from './shopping.ts';
import { expect, test } from './test.ts';

test('a visitor finds a brand by the search, opens one of its products and adds it to the cart', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await openByKey(page);
  await box(page).fill('annkosh');
  const brands = palette(page).getByRole('group', { name: 'Brands' });
  await brands.getByRole('option', { name: 'Annkosh' }).click();
  await expect(page).toHaveURL('/brands/annkosh');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Annkosh');
  await expect(page).toHaveTitle('Annkosh – PGM Wellness');
  await expect(main.getByText('Know where it grew')).toBeVisible();

  await main.getByRole('link', { name: /Wild Forest Honey/ }).click();
  await expect(page).toHaveURL(/\/product-details-page\/[0-9a-f-]{36}$/);
  const ofBrand = main.getByRole('link', { name: 'Annkosh', exact: true });
  await expect(ofBrand).toHaveAttribute('href', '/brands/annkosh');
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(toast(page, 'Product added to cart successfully')).toBeVisible();

  await ofBrand.click();
  await expect(page).toHaveURL('/brands/annkosh');
  await main.getByRole('link', { name: 'All products of Annkosh in the shop' }).click();
  await expect(page).toHaveURL(/\/products\/\?brand=[0-9a-f-]{36}$/);
  await expect(main.getByRole('link', { name: /Wild Forest Honey/ })).toBeVisible();
});
