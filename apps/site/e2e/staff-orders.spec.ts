import type { Locator, Page } from '@playwright/test';
import { addAddress, goOn, goToReview, proveMobile } from './checkout-steps.ts';
import { startLoggedIn } from './log-in.ts';
import { PASSWORD, logInAsNewUser } from './new-user.ts';
import { messagesTo } from './outbox.ts';
import { expect, test } from './own-server.ts';
import { pressToSee } from './press-to-see.ts';
import { addToCart, openProduct, toProduct, toast } from './shopping.ts';

const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEUUVjvhvyWAAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYhe3BgQAAAADDoPlT3+AEVQEAAAB0DRBAAAGx1LfoAAAAAElFTkSuQmCC',
  'base64',
);
const PHONE = { width: 360, height: 740 };

/** Presses a button or a link by keyboard. */
const press = (target: Locator) => target.press('Enter');
/** The status that a page of an order shows. */
const status = (page: Page, words: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: words });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Moves the order that a page shows, and waits for the status that it has then. */
async function step(page: Page, button: string, words: string) {
  await pressToSee(page.getByRole('button', { name: button, exact: true }), status(page, words), 'Enter');
}

test('staff serve an order by keyboard on a phone, from the list to the delivery, a partial return and the refund; the member sees each step', async ({
  page,
  browser,
}) => {
  // The longest way of an order, with two people.
  test.slow();
  await page.setViewportSize(PHONE);
  const member = await (await browser.newContext({ viewport: PHONE })).newPage();
  const notified = async (words: RegExp) => {
    await member.goto('/manage/notifications');
    await expect(member.getByRole('main').getByText(words).first()).toBeVisible();
  };
  let number = '';
  let mobile = '';
  let order = '';
  const readGoods = () => Promise.all([toProduct(member, 0), toProduct(member, 1)]);
  const [first, second] = await readGoods();

  await test.step('a guest puts two products into the cart, logs in at the checkout and orders them, to be paid on delivery', async () => {
    for (const product of [0, 1]) {
      await openProduct(member, product);
      await addToCart(member);
    }
    await member.goto('/checkout');
    await press(member.getByRole('main').getByRole('button', { name: 'Login' }));
    await logInAsNewUser(member);
    await expect(member).toHaveURL('/checkout');
    await addAddress(member);
    await goOn(member, 'Delivery');
    await goOn(member, 'Payment');
    mobile = await proveMobile(member);
    await member.goto('/checkout');
    await goToReview(member, 'Cash on delivery');
    await press(member.getByRole('button', { name: 'Place order' }));
    await press(member.getByRole('link', { name: 'See your order' }));
    const heading = member.getByRole('heading', { level: 1, name: /^Order PGM-/ });
    await expect(heading).toBeVisible();
    number = /PGM-\d+/.exec(await heading.innerText())?.[0] ?? '';
    order = new URL(member.url()).pathname;
  });

  await test.step('staff find it among those to confirm, and confirm and pack it', async () => {
    await startLoggedIn(page, 'staff');
    await page.goto('/dashboard');
    await press(page.getByRole('link', { name: /Orders to confirm/ }));
    const view = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /^To confirm/ });
    await expect(view).toHaveAttribute('aria-current', 'page');
    await pressToSee(
      page.getByRole('link', { name: number }),
      page.getByRole('heading', { level: 1, name: `Order ${number}` }),
      'Enter',
    );
    await step(page, 'Confirm', 'Confirmed');
    await press(page.getByRole('button', { name: 'Pack', exact: true }));
    const lines = dialog(page, 'Pack').getByRole('checkbox');
    await expect(lines).toHaveCount(2);
    for (const line of await lines.all()) await line.check();
    await pressToSee(
      dialog(page, 'Pack').getByRole('button', { name: 'Save' }),
      status(page, 'Packed'),
      'Enter',
    );
    await notified(new RegExp(`Your order ${number} is packed`));
  });

  await test.step('it is shipped with a tracking number, which the member can follow', async () => {
    await press(page.getByRole('button', { name: 'Ship', exact: true }));
    await dialog(page, 'Ship').getByLabel('Carrier').selectOption('Delhivery');
    await dialog(page, 'Ship').getByLabel('Tracking number').fill('DL123456789');
    await pressToSee(
      dialog(page, 'Ship').getByRole('button', { name: 'Save' }),
      status(page, 'Shipped'),
      'Enter',
    );
    await member.goto(order);
    await expect(member.getByRole('link', { name: 'Track parcel' })).toHaveAttribute('href', /DL123456789$/);
    await step(page, 'Mark as delivered', 'Delivered');
    await notified(new RegExp(`Your order ${number} was delivered`));
  });

  await test.step('the member returns one of the two lines', async () => {
    await member.goto(order);
    await press(member.getByRole('button', { name: 'Return order' }));
    const form = dialog(member, 'Return this order?');
    await form.getByRole('combobox').first().selectOption('1');
    await form.getByRole('combobox').last().selectOption('0');
    await form.getByLabel('Why are you returning it?').fill('The jar was broken.');
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'jar.png', mimeType: 'image/png', buffer: PHOTO });
    await expect(form.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await pressToSee(
      form.getByRole('button', { name: 'Request a return' }),
      status(member, 'Return requested'),
      'Enter',
    );
  });

  await test.step('it is accepted, received and restocked', async () => {
    await page.goto('/dashboard/orders?needs=returns');
    await pressToSee(
      page.getByRole('link', { name: number }),
      page.getByRole('button', { name: 'Accept return' }),
      'Enter',
    );
    await expect(page.getByRole('link', { name: 'Photo 1' })).toBeVisible();
    await pressToSee(
      page.getByRole('button', { name: 'Accept return' }),
      page.getByRole('button', { name: 'Received', exact: true }),
      'Enter',
    );
    await notified(new RegExp(`Your return of order ${number} was accepted`));
    await press(page.getByRole('button', { name: 'Received', exact: true }));
    const received = dialog(page, 'Received');
    await received.getByRole('combobox').selectOption('Accept, and put back into stock');
    await pressToSee(received.getByRole('button', { name: 'Save' }), status(page, 'Delivered'), 'Enter');
    await expect(page.getByRole('link', { name: /^Credit note PGC\// })).toBeVisible();
  });

  await test.step('it is refunded by hand, once, and nothing is due any more', async () => {
    await press(page.getByRole('button', { name: 'Refund', exact: true }));
    const refund = dialog(page, 'Refund');
    await expect(refund.getByLabel('Amount')).not.toHaveValue('');
    await refund.getByLabel('Method').selectOption('UPI');
    await refund.getByLabel('Reference').fill('412345678901');
    await refund.getByLabel('Reason').fill('The jar was broken.');
    await press(refund.getByRole('button', { name: 'Save' }));
    await expect(refund).toHaveCount(0);
    await expect(page.getByText('Reference: 412345678901')).toBeVisible();
    await page.goto('/dashboard/orders?needs=refundsDue');
    await expect(page.getByRole('link', { name: number })).toHaveCount(0);
    await notified(new RegExp(`Your money for order ${number} is back`));
    await member.goto(order);
    await expect(member.getByText('Reference: 412345678901')).toBeVisible();
  });

  await test.step('its packing slip and its invoice open', async () => {
    await page.goto(`/dashboard/orders/${order.split('/').at(-1)}`);
    for (const name of ['Packing slip', 'Invoice']) {
      const opened = page
        .context()
        .waitForEvent('response', (response) => response.headers()['content-type'] === 'application/pdf');
      await press(page.getByRole('link', { name, exact: true }));
      expect((await opened).status()).toBe(200);
    }
  });

  await test.step('the stock and the cards of points are right', async () => {
    const stocks = (await readGoods()).map(({ stock }) => stock.quantity);
    expect(stocks).toEqual([first.stock.quantity, second.stock.quantity - 1]);
    await member.goto('/manage/business-values');
    const cards = { Total: second.points, Pending: second.points, Confirmed: 0, Cancelled: first.points };
    for (const [name, points] of Object.entries(cards)) {
      const card = member.getByRole('term').filter({ hasText: `${name} Points` });
      await expect(card.locator('xpath=following-sibling::dd[1]')).toHaveText(points.toLocaleString('en-IN'));
    }
  });

  await test.step('the member has got an SMS of each step', async () => {
    const words = new RegExp(`order ${number}: ([a-z ]+)\\.`);
    const steps = async () =>
      (await messagesTo(member.request, mobile)).flatMap((body) => words.exec(body)?.[1] ?? []).toSorted();
    await expect
      .poll(steps)
      .toEqual(['confirmed', 'delivered', 'money refunded', 'on its way', 'placed', 'return accepted']);
  });

  await test.step('the account can be deleted, since nothing is open any more', async () => {
    await member.goto('/manage/privacy');
    await press(member.getByRole('button', { name: 'Delete my account' }));
    const deletion = dialog(member, 'Delete your account?');
    await deletion.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await deletion.getByLabel('Type DELETE to confirm').fill('DELETE');
    await pressToSee(
      deletion.getByLabel('Type DELETE to confirm'),
      toast(member, 'Your account has been deleted. Thank you for being with us.'),
      'Enter',
    );
    await page.goto(`/dashboard/orders/${order.split('/').at(-1)}`);
    await expect(page.getByText('Former member').first()).toBeVisible();
  });
});
