import { freshMobile, latestCode } from './outbox.ts';
import { expect, test } from './test.ts';

test('from a code that a friend reads aloud to the first order, in Hindi on a phone, by links and buttons alone', async ({
  page,
  request,
}) => {
  // From the home page to an order.
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const mobile = freshMobile();

  await test.step('the sponsor is shown by name, and the sign-up ends on the welcome', async () => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'हमसे जुड़ें' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'साइन अप' })).toBeVisible();
    await page.getByText('मुझे आमंत्रित किया गया है').click();
    await page.getByLabel('स्पॉन्सर कोड').fill('usha 2023');
    await expect(page.getByText('आपके स्पॉन्सर: Usha J.')).toBeVisible();
    await page.getByLabel('पूरा नाम').fill('किरण देवी');
    await page.getByLabel('मोबाइल नंबर').fill(mobile);
    await page.getByRole('button', { name: 'OTP भेजें' }).click();
    await expect(page.getByRole('textbox', { name: /अंक 1$/ })).toBeFocused();
    await page.keyboard.type(await latestCode(request, mobile));
    await expect(page.getByRole('heading', { level: 1, name: 'स्वागत है' })).toBeVisible();
  });

  await test.step('a username, a birth date and another phone number', async () => {
    await main.getByRole('button', { name: 'यूज़रनेम चुनें' }).click();
    await dialog.getByLabel('यूज़रनेम').fill(`kiran${mobile}`);
    await dialog.getByLabel('जन्मतिथि').fill('1992-08-15');
    await dialog.getByLabel('दूसरे फ़ोन नंबर').fill('98123 45678');
    await dialog.getByRole('button', { name: 'बदलाव सहेजें' }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByRole('button', { name: 'यूज़रनेम चुनें' })).toBeHidden();
  });

  await test.step('an address', async () => {
    await main.getByRole('link', { name: 'अपना पता जोड़ें' }).click();
    await main.getByRole('button', { name: 'नया जोड़ें' }).first().click();
    await dialog.getByLabel('नाम', { exact: true }).fill('किरण देवी');
    await dialog.getByLabel('फ़ोन नंबर').fill(mobile);
    await dialog.getByLabel('गली और मकान का पता').fill('12 गांधी मार्ग');
    await dialog.getByLabel('शहर').fill('लखनऊ');
    await dialog.getByLabel('राज्य').selectOption({ index: 26 });
    await dialog.getByLabel('पिन कोड').fill('226001');
    await dialog.getByRole('button', { name: 'पता सहेजें' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the first order', async () => {
    await page.goBack();
    await main.getByRole('link', { name: 'दुकान पर जाएँ' }).click();
    await main.getByRole('link').filter({ hasText: '₹' }).first().click();
    // The cards of the list have such a button, too.
    const addToCart = main.getByRole('button', { name: 'कार्ट में डालें' });
    await expect(addToCart).toHaveCount(1);
    const stored = page.waitForResponse((response) => response.request().method() === 'POST');
    await addToCart.click();
    await stored;
    await page.getByRole('navigation').getByRole('link', { name: 'कार्ट' }).first().click();
    await main.getByRole('link', { name: 'चेकआउट पर जाएँ' }).click();
    for (const step of ['delivery', 'payment', 'review']) {
      await main.getByRole('button', { name: 'आगे बढ़ें' }).click();
      await expect(page).toHaveURL(`/checkout?step=${step}`);
    }
    await main.getByRole('button', { name: 'ऑर्डर करें' }).click();
    await expect(page.getByRole('heading', { name: 'ऑर्डर हो गया' })).toBeVisible();
  });
});
