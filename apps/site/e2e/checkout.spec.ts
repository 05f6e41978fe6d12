import type { Page } from '@playwright/test';
import { addAddress, expectStep, goOn, goToReview, openCheckout, proveMobile } from './checkout-steps.ts';
import { addProduct } from './shopping.ts';
import { logInAgain, logInAsNewUser } from './new-user.ts';
import { expect, test } from './test.ts';

/** The title of a step. */
const titled = (step: string) => new RegExp(`^${step} – Checkout – [^–]+$`);
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
/** Boxes and switches that are on without a press of the visitor. */
const ticked = (page: Page) =>
  page.getByRole('checkbox', { checked: true }).or(page.getByRole('switch', { checked: true }));
const chosen = (page: Page) => page.getByRole('radio', { checked: true });

test('each step of the checkout has an address and a title, proposes what costs least, and outlives reload, Back and Forward', async ({
  page,
}) => {
  // A whole checkout, and each of its steps loaded twice.
  test.slow();
  await addProduct(page, 12);
  const office = page.getByRole('radio', { name: 'Kiran Devi' }).nth(1);

  await test.step('a new member is led to the address, whatever the address of the page asks for', async () => {
    await page.goto('/checkout?step=review');
    await expect(page.getByRole('heading', { name: 'Log in to place your order' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await logInAsNewUser(page);
    await expectStep(page, 'Address');
    await expect(page).toHaveURL('/checkout?step=address');
    await expect(page).toHaveTitle(titled('Address'));
    await addAddress(page);
    await expect(ticked(page)).toHaveCount(0);
    await addAddress(page);
    await page.getByRole('radio', { name: 'Kiran Devi' }).nth(0).check();
    await office.check();
    await page.reload();
    await expectStep(page, 'Address');
    await expect(office).toBeChecked();
  });

  await test.step('the delivery is chosen by keyboard', async () => {
    const title = page.getByRole('heading', { level: 1, name: 'Checkout' });
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(title).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Standard delivery' })).toBeChecked();
    await expect(chosen(page)).toHaveCount(1);
    await expect(ticked(page)).toHaveCount(0);
    // The steps behind come first, then the choice.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Address' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Standard delivery' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Express delivery' })).toBeChecked();
    await page.reload();
    await expectStep(page, 'Delivery');
    await expect(page).toHaveTitle(titled('Delivery'));
    await expect(page.getByRole('radio', { name: 'Express delivery' })).toBeChecked();
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
    await expectStep(page, 'Payment');
    await expect(title).toBeFocused();
  });

  await test.step('the payment, the GST number and the coupon are saved', async () => {
    await expect(page).toHaveTitle(titled('Payment'));
    await expect(summary(page).getByText('₹99.00')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
    await expect(chosen(page)).toHaveCount(1);
    await expect(ticked(page)).toHaveCount(0);
    await page.getByRole('radio', { name: 'Card' }).check();
    await page.getByLabel('Coupon code').fill('welcome10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(summary(page).getByText('Discount (WELCOME10)')).toBeVisible();
    await page.getByLabel('I need a GST invoice for my business').check();
    const gstin = page.getByLabel('GST number');
    await gstin.fill('09aaacr5055k1z');
    await gstin.press('Enter');
    await expect(page.getByText('GST number must be valid')).toBeVisible();
    await gstin.fill('09aaacr5055k1z5');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked();
    await expect(gstin).toHaveValue('09AAACR5055K1Z5');
    await expect(summary(page).getByText('Discount (WELCOME10)')).toBeVisible();
    await goOn(page, 'Review');
  });

  await test.step('the review shows all of it', async () => {
    await expectStep(page, 'Review');
    await page.reload();
    await expectStep(page, 'Review');
    await expect(page).toHaveTitle(titled('Review'));
    await expect(page.getByText('GST number: 09AAACR5055K1Z5')).toBeVisible();
    await expect(page.getByText('Express delivery')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Place order and pay' })).toBeEnabled();
    await expect(ticked(page)).toHaveCount(0);
    const amounts = page.getByRole('main').getByRole('term');
    await expect(amounts.filter({ hasText: /donation|insurance|tip|protection/i })).toHaveCount(0);
    await page.goto('/checkout?step=pay');
    await expectStep(page, 'Review');
    await expect(page).toHaveURL('/checkout?step=review');
  });

  await test.step('Back and Forward go from step to step', async () => {
    const steps = page.getByRole('list', { name: 'Steps' });
    await steps.getByRole('button', { name: 'Address' }).click();
    await expectStep(page, 'Address');
    for (const step of ['Delivery', 'Payment', 'Review'] as const) {
      await goOn(page, step);
      await expectStep(page, step);
    }
    for (const step of ['Payment', 'Delivery', 'Address'] as const) {
      await page.goBack();
      await expectStep(page, step);
    }
    for (const step of ['Delivery', 'Payment', 'Review'] as const) {
      await page.goForward();
      await expectStep(page, step);
    }
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Card');
    const delivery = page.getByRole('region', { name: 'Delivery', exact: true });
    await delivery.getByRole('button', { name: 'Change' }).click();
    await expectStep(page, 'Delivery');
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused();
    await page.goBack();
    await expectStep(page, 'Review');
  });
});

test('an order contains what another tab has changed, and a lost response does not order it twice', async ({
  page,
  context,
  provoke,
}) => {
  provoke(/ERR_FAILED/);
  // A whole checkout in two tabs.
  test.slow();
  await openCheckout(page, 16);
  await test.step('cash on delivery needs a mobile number, which is proven in place', async () => {
    await goOn(page, 'Delivery');
    await goOn(page, 'Payment');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toHaveText('Cash on delivery needs a verified mobile number.');
    await proveMobile(page);
    await goOn(page, 'Review');
  });

  await test.step('the change of the other tab is shown', async () => {
    const other = await context.newPage();
    await other.goto('/manage/cart');
    await other.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(page.getByRole('alert')).toHaveText('Your cart has changed. Please review your order.');
    await expectStep(page, 'Review');
    await other.close();
  });

  await test.step('the server receives the order; its response is lost', async () => {
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/orders'));
    await page.route('**/api/orders', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Place order' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ items: [{ quantity: 2 }] });
    await expect(page.getByRole('alert').filter({ hasText: 'No response from server.' })).toBeVisible();
    const changes = page.getByRole('button', { name: 'Change' });
    await expect(changes).toHaveCount(3);
    for (const change of await changes.all()) await expect(change).toBeDisabled();
    await page.unroute('**/api/orders');
  });

  await test.step('after a reload the same order is sent again', async () => {
    await page.reload();
    await expect(page.getByText(/We did not get a confirmation/)).toBeVisible();
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
    await page.goto('/manage/orders');
    await expect(page.getByRole('main').getByText(/PGM-\d+/)).toHaveCount(1);
  });

  await test.step('and can be ordered again', async () => {
    await page.getByRole('main').getByRole('link', { name: 'See the order' }).click();
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(page).toHaveURL('/manage/cart');
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText('2');
  });
});

test('after a lost session the same member continues the checkout; another member and a logout find nothing of it', async ({
  page,
  provoke,
}) => {
  // Ten pages, one after the other.
  test.slow();
  provoke(/status of 401/);
  const username = await openCheckout(page, 15);
  const stored = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
  await page.goto('/manage/cart');
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('2');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await goOn(page, 'Delivery');
  await page.getByRole('radio', { name: 'Express delivery' }).check();
  await goOn(page, 'Payment');
  await page.getByRole('radio', { name: 'UPI' }).check();
  await goOn(page, 'Review');
  const ended = { status: 401, json: { success: false, errors: [], message: 'Token expired' } };
  const loginHeading = page.getByRole('heading', { name: 'Log in to place your order' });
  const endSession = async () => {
    await page.route(/\/(api\/orders|auth\/refresh-token)$/, (route) => route.fulfill(ended));
    await page.getByRole('button', { name: 'Place order and pay' }).click();
    await expect(loginHeading).toBeVisible();
    await page.unroute(/\/(api\/orders|auth\/refresh-token)$/);
  };
  const askToLogIn = () => page.getByRole('main').getByRole('button', { name: 'Login' }).click();

  await test.step('the same member continues', async () => {
    await endSession();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(loginHeading).toBeVisible();
    await askToLogIn();
    await logInAgain(page, username);
    await expectStep(page, 'Review');
    await expect(page.getByText('Express delivery')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText('UPI');
    await expect(page.getByText('Quantity: 2')).toBeVisible();
  });

  await test.step('a logout removes it', async () => {
    expect(await stored('checkout')).toContain('UPI');
    await page.getByRole('button', { name: 'Account' }).click();
    // The page is loaded again; before that it cannot be asked.
    const left = page.waitForURL('/');
    await page.getByRole('button', { name: 'Logout' }).click();
    await left;
    await expect(page.getByRole('link', { name: 'New Member? SignIn' })).toBeVisible();
    expect(await stored('checkout')).toBeNull();
  });

  await test.step('another member gets nothing of it', async () => {
    await page.goto('/checkout', { waitUntil: 'networkidle' });
    await askToLogIn();
    await logInAgain(page, username);
    await goToReview(page, 'UPI');
    await endSession();
    await askToLogIn();
    await logInAsNewUser(page);
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    expect(await stored('cart-changes')).toBeNull();
    expect(await stored('checkout')).not.toContain('UPI');
  });
});
