import { expect, test } from './test.ts';

test('Hindi is chosen in the header, kept, and spoken by every page after that, also by those that come with data alone', async ({
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
  await page
    .getByRole('main')
    .getByRole('link', { name: /Bhringraj/ })
    .click();
  await expect(page.getByRole('button', { name: 'कार्ट में डालें' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'निजता नीति' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[\u0900-\u097f\s]+$/);
  await expect(page).toHaveTitle(/^[\u0900-\u097f\s]+ – PGM Wellness$/);

  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('banner').getByRole('link', { name: 'होम' })).toBeVisible();
});

test('English comes back as it went', async ({ page, context }) => {
  await page.goto('/about/ourteam?lang=hi', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/about/ourteam?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our team');
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
});

test('a step back to an address that names a language shows it in that one', async ({ page, context }) => {
  await page.goto('/privecypolicy?lang=hi', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'नियम और शर्तें' }).click();
  await expect(page).toHaveURL('/terms&condiction');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('नियम और शर्तें');
  const other = await context.newPage();
  await other.goto('/?lang=en');
  await other.close();
  await page.goBack();
  await expect(page).toHaveURL('/privecypolicy?lang=hi');
  await expect(title).toHaveText('निजता नीति');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

test('the words of a page, too, are told apart by cookies', async ({ request }) => {
  for (const [language, heading] of [
    ['en', 'Our team'],
    ['hi', 'हमारी टीम'],
  ]) {
    const answer = await request.get('/about/ourteam.data', { headers: { Cookie: `language=${language}` } });
    expect(answer.headers()['vary']).toContain('Cookie');
    expect(await answer.text()).toContain(heading);
  }
});

test('pages that are kept for many visitors speak to each in their language', async ({ request }) => {
  const title = async (path: string, cookie?: string) => {
    const answer = await request.get(path, cookie === undefined ? {} : { headers: { Cookie: cookie } });
    expect(answer.headers()['vary']).toContain('Cookie');
    return /<html[^>]* lang="(\w+)"/.exec(await answer.text())?.[1];
  };
  for (let round = 0; round < 2; round += 1) {
    expect(await title('/products/')).toBe('en');
    expect(await title('/products/', 'language=hi')).toBe('hi');
    expect(await title('/products/?lang=hi')).toBe('hi');
    expect(await title('/products/?lang=en', 'language=hi')).toBe('en');
  }
});

test('a page is the same for whoever passed the link on, and names nobody', async ({ request }) => {
  const page = async (path: string) =>
    (await (await request.get(path)).text()).replaceAll(/nonce="[^"]*"/g, '');
  const plain = await page('/about/ourteam');
  expect(await page('/about/ourteam?ref=ASHA2023')).toBe(plain);
  expect(plain).not.toContain('ASHA2023');
});

test('who lands on a page without a header finds the other language in its footer', async ({ page }) => {
  await page.goto('/Associate/signup?ref=ASHA2023');
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('साइन अप');
});

test('without scripts the language changes all the same', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.goto('/products/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('दुकान');
  await context.close();
});

test('a form in Hindi says in Hindi what is wrong', async ({ page }) => {
  await page.goto('/?lang=hi', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'भेजें' }).click();
  await expect(page.getByText('नाम ज़रूरी है')).toBeVisible();
  await expect(page.getByText('मोबाइल नंबर ज़रूरी है')).toBeVisible();
});
