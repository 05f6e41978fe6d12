import { addAddress, expectStep, goOn, goToReview, openCheckout } from './checkout-steps.ts';
import { addProduct } from './shopping.ts';
import { logInAgain, logInAsSomebodyNew } from './somebody-new.ts';
import { expect, test } from './test.ts';

test('from a guest’s cart to a placed order, which can be cancelled', async ({ page }) => {
  // All the way from the shelf: as long as several other tests.
  test.slow();
  const name = await addProduct(page, 7);
  await addProduct(page, 9);
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await logInAsSomebodyNew(page);
  await expect(page).toHaveURL('/checkout');

  await addAddress(page);
  await goToReview(page, 'Cash on delivery');
  await page.reload();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Place order' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  await expect(page.getByText('You pay in cash when it arrives.')).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  // Nothing that was placed is lost by a reload, and nothing of it can be gone back to.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();

  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Lucknow').first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Order cancelled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);

  await page.goto('/orders');
  await expect(page.getByRole('main').getByText('Cancelled').first()).toBeVisible();
});

test('a reload at any step loses nothing', async ({ page }) => {
  // Eight pages, one after the other.
  test.slow();
  await openCheckout(page, 12);
  await addAddress(page);
  const office = page.getByRole('radio', { name: 'Kiran Devi' }).nth(1);
  await page.getByRole('radio', { name: 'Kiran Devi' }).nth(0).check();
  await office.check();
  await page.reload();
  await expectStep(page, 'Address', 'address');
  await expect(office).toBeChecked();

  await goOn(page);
  await expectStep(page, 'Delivery', 'delivery');
  await page.getByRole('radio', { name: 'Express delivery' }).check();
  await page.reload();
  await expectStep(page, 'Delivery', 'delivery');
  await expect(page.getByRole('radio', { name: 'Express delivery' })).toBeChecked();

  await goOn(page);
  await expectStep(page, 'Payment', 'payment');
  await expect(page.getByRole('region', { name: 'Summary' }).getByText('₹99.00')).toBeVisible();
  await page.getByRole('radio', { name: 'Card' }).check();
  await page.getByLabel('I need a GST invoice for my business').check();
  const gstin = page.getByLabel('GST number');
  await gstin.fill('09aaacr5055k1z');
  await gstin.press('Enter');
  await expect(page.getByText('GST number must be valid')).toBeVisible();
  await gstin.fill('09aaacr5055k1z5');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked();
  await expect(gstin).toHaveValue('09AAACR5055K1Z5');

  await goOn(page);
  await expectStep(page, 'Review', 'review');
  await page.reload();
  await expectStep(page, 'Review', 'review');
  await expect(page.getByText('GST number: 09AAACR5055K1Z5')).toBeVisible();
  await expect(page.getByText('Express delivery')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place order and pay' })).toBeEnabled();
});

test('back and forward go from step to step', async ({ page }) => {
  await openCheckout(page, 19);
  await goToReview(page, 'UPI');
  for (const [name, step] of [
    ['Payment', 'payment'],
    ['Delivery', 'delivery'],
    ['Address', 'address'],
  ] as const) {
    await page.goBack();
    await expectStep(page, name, step);
  }
  for (const [name, step] of [
    ['Delivery', 'delivery'],
    ['Payment', 'payment'],
    ['Review', 'review'],
  ] as const) {
    await page.goForward();
    await expectStep(page, name, step);
  }
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('UPI');
  const delivery = page.getByRole('region', { name: 'Delivery', exact: true });
  await delivery.getByRole('button', { name: 'Change' }).click();
  await expectStep(page, 'Delivery', 'delivery');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused();
  await page.goBack();
  await expectStep(page, 'Review', 'review');
  await page.getByRole('list', { name: 'Steps' }).getByRole('button', { name: 'Address' }).click();
  await expectStep(page, 'Address', 'address');
});

test('what another tab does to the cart is shown before it is ordered', async ({ page, context }) => {
  // Ten pages, one after the other.
  test.slow();
  await openCheckout(page, 16);
  await goToReview(page, 'Cash on delivery');
  const other = await context.newPage();
  await other.goto('/manage/cart');
  await other.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your cart has changed. Please look at your order again.');
  await expectStep(page, 'Review', 'review');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/orders'));
  await page.getByRole('button', { name: 'Place order' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ items: [{ quantity: 2 }] });
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  // And all of it can be ordered once more.
  await page.getByRole('link', { name: 'See your order' }).click();
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page).toHaveURL('/manage/cart');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('2');
});

test('who has to log in again goes on where the checkout was, and nobody else does', async ({
  page,
  provoke,
}) => {
  // Ten pages, one after the other.
  test.slow();
  provoke(/status of 401/);
  const username = await openCheckout(page, 15);
  await page.goto('/manage/cart');
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('2');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await goOn(page);
  await expectStep(page, 'Delivery', 'delivery');
  await page.getByRole('radio', { name: 'Express delivery' }).check();
  await goOn(page);
  await expectStep(page, 'Payment', 'payment');
  await page.getByRole('radio', { name: 'UPI' }).check();
  await goOn(page);
  await expectStep(page, 'Review', 'review');
  const ended = { status: 401, json: { success: false, errors: [], message: 'Token expired' } };
  const askedToLogIn = page.getByRole('heading', { name: 'Log in to place your order' });
  const endSession = async () => {
    await page.route(/\/(api\/orders|auth\/refresh-token)$/, (route) => route.fulfill(ended));
    await page.getByRole('button', { name: 'Place order and pay' }).click();
    await expect(askedToLogIn).toBeVisible();
    await page.unroute(/\/(api\/orders|auth\/refresh-token)$/);
  };
  const askToLogIn = () => page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await endSession();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(askedToLogIn).toBeVisible();
  await askToLogIn();
  await logInAgain(page, username);
  await expectStep(page, 'Review', 'review');
  await expect(page.getByText('Express delivery')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('UPI');
  await expect(page.getByText('Quantity: 2')).toBeVisible();

  await endSession();
  await askToLogIn();
  await logInAsSomebodyNew(page);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('cart-changes'))).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('checkout'))).not.toContain('UPI');
});

test('who logs out leaves nothing of a checkout in the tab', async ({ page }) => {
  await openCheckout(page, 5);
  await goToReview(page, 'UPI');
  const kept = () => page.evaluate(() => sessionStorage.getItem('checkout'));
  expect(await kept()).toContain('UPI');
  await page.getByRole('button', { name: 'Account' }).click();
  // The page is loaded anew; before that it can't be asked.
  const left = page.waitForURL('/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await left;
  await expect(page.getByRole('link', { name: 'New Member? SignIn' })).toBeVisible();
  expect(await kept()).toBeNull();
});

test('an address that asks for too much is shown the furthest step there is', async ({ page }) => {
  await addProduct(page, 13);
  await page.goto('/checkout?step=review');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await logInAsSomebodyNew(page);
  await expectStep(page, 'Address', 'address');
  await expect(page).toHaveURL('/checkout?step=address');
  await addAddress(page);
  await page.goto('/checkout?step=pay');
  await expectStep(page, 'Review', 'review');
  await expect(page).toHaveURL('/checkout?step=review');
});

test('a coupon takes something off, survives a reload, and can be removed', async ({ page }) => {
  await openCheckout(page, 14);
  await goOn(page);
  await expectStep(page, 'Delivery', 'delivery');
  await goOn(page);
  const code = page.getByLabel('Coupon code');
  await code.fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This coupon code does not exist.')).toBeVisible();
  await code.fill('welcome10');
  await page.getByRole('button', { name: 'Apply' }).click();
  const sums = page.getByRole('region', { name: 'Summary' });
  await expect(sums.getByText('Discount (WELCOME10)')).toBeVisible();
  await page.reload();
  await expect(sums.getByText('Discount (WELCOME10)')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(sums.getByText('Discount (WELCOME10)')).toHaveCount(0);
  await page.getByLabel('Coupon code').fill('WELCOME10');
  await goOn(page);
  await expectStep(page, 'Review', 'review');
  await expect(sums.getByText('Discount (WELCOME10)')).toBeVisible();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByText('Discount (WELCOME10)')).toBeVisible();
});

test('a lost answer does not order twice: the same order is sent again, over a reload too', async ({
  page,
  provoke,
}) => {
  provoke(/ERR_FAILED/);
  await openCheckout(page, 11);
  await goToReview(page, 'Cash on delivery');
  // The server takes the order; its answer is lost on the way.
  await page.route('**/api/orders', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No response from server.' })).toBeVisible();
  const changes = page.getByRole('button', { name: 'Change' });
  await expect(changes).toHaveCount(3);
  for (const change of await changes.all()) await expect(change).toBeDisabled();
  await page.unroute('**/api/orders');
  await page.reload();
  await expect(page.getByText(/Your order was sent, and no answer came/)).toBeVisible();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  await page.goto('/manage/orders');
  await expect(page.getByRole('main').getByText(/PGM-\d+/)).toHaveCount(1);
});

test('from address to order by keyboard alone', async ({ page }) => {
  await openCheckout(page, 9);
  const title = page.getByRole('heading', { level: 1, name: 'Checkout' });
  const press = (name: string) => page.getByRole('button', { name }).press('Enter');
  await press('Continue');
  await expect(title).toBeFocused();
  // The steps behind come first, then what is to be chosen.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Address' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Standard delivery' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Express delivery' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectStep(page, 'Payment', 'payment');
  await expect(title).toBeFocused();
  await press('Continue');
  await expectStep(page, 'Review', 'review');
  // Each step takes the focus when it is shown.
  await expect(title).toBeFocused();
  await press('Place order');
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeFocused();
});

test('a guest who asks for the checkout keeps the cart, and is asked to log in', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Log in to place your order' })).toBeVisible();
});
