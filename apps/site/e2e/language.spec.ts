import { expect, test } from './test.ts';

test('a language that is chosen in the header is saved, and every later page and form is in it', async ({
  page,
  context,
}) => {
  await page.goto('/products/?sort=name', { waitUntil: 'networkidle' });
  expect(await context.cookies()).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/products/?sort=name&lang=hi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('दुकान');
  await expect(page.getByLabel('क्रम')).toHaveValue('name');
  expect(await context.cookies()).toMatchObject([{ name: 'language', value: 'hi', sameSite: 'Lax' }]);

  // A page of the shop, whose data the browser asks the API for; then one to read, whose words come from the server.
  await page.getByRole('main').getByRole('link', { name: /भृंगराज/ }).click();
  // The cards of the list have buttons of this name too.
  await expect(page).toHaveURL(/\/product-details-page\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('भृंगराज केश तेल, 200 ml');
  await expect(page.getByText('केवल बाहरी उपयोग के लिए। आँखों से बचाएँ।')).toBeVisible();
  // What has no Hindi says so.
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'कार्ट में डालें' }).first().click();
  await expect(page.getByText('उत्पाद कार्ट में जुड़ गया')).toBeVisible();
  await page.getByRole('link', { name: 'कार्ट देखें' }).click();
  await expect(page).toHaveURL('/manage/cart');
  await expect(page.getByRole('heading', { level: 2, name: 'भृंगराज केश तेल, 200 ml' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/product-details-page\//);
  await page.getByRole('contentinfo').getByRole('link', { name: 'निजता नीति' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[\u0900-\u097f\s]+$/);
  await expect(page).toHaveTitle(/^[\u0900-\u097f\s]+ – PGM Wellness$/);

  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('banner').getByRole('link', { name: 'होम' })).toBeVisible();

  // A form says in Hindi what is wrong; the language can be changed back.
  await page.getByRole('button', { name: 'भेजें' }).click();
  await expect(page.getByText('नाम ज़रूरी है')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/?lang=en');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home' })).toBeVisible();
  expect(await context.cookies()).toMatchObject([{ name: 'language', value: 'en' }]);
});

test('a tab that is open in the other language changes as a whole when it goes on', async ({
  page,
  context,
}) => {
  await page.goto('/about/ourteam', { waitUntil: 'networkidle' });
  const other = await context.newPage();
  await other.goto('/?lang=hi');
  await other.close();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/privecypolicy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[\u0900-\u097f\s]+$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'होम' })).toBeVisible();

  // Back to the page that was read in English: it is whole as well, and one step away.
  await page.goBack();
  await expect(page).toHaveURL('/about/ourteam');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('हमारी टीम');

  // An address that names a language keeps it on the way back.
  await page.goto('/privecypolicy?lang=hi', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'नियम और शर्तें' }).click();
  await expect(page).toHaveURL('/terms&condiction');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('नियम और शर्तें');
  const third = await context.newPage();
  await third.goto('/?lang=en');
  await third.close();
  await page.goBack();
  await expect(page).toHaveURL('/privecypolicy?lang=hi');
  await expect(title).toHaveText('निजता नीति');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});
