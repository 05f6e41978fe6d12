import { findings } from './crawl/findings.ts';
import { expect, test } from './test.ts';

/** Every page to read, by its address as the specification spells it, and its heading. */
const PAGES = {
  '/about/ourcompany': 'Wellness, from person to person',
  '/about/ourteam': 'Our team',
  '/about/ourassociation': 'Our association',
  '/about/groupcompanics': 'Group companies',
  '/about/internationalbusiness': 'India first',
  '/business/directselling': 'Direct selling, in plain words',
  '/business/whypgm': 'Why PGM Wellness?',
  '/business/sucessstory': 'Success stories',
  '/business/businessoportunity': 'A business of your own, step by step',
  '/Shop/blog': 'Read before you buy',
  '/Shop/blog/read-a-label': 'How to read a label in one minute',
  '/Shop/contact': 'Talk to us',
  '/Shop/flipcard': 'Know your herbs',
  '/Shop/gallery': 'From the herb to your door',
  '/Shop/news': 'News',
  '/Shop/news/returns': 'Sending back without a phone call',
  '/terms&condiction': 'Terms and conditions',
  '/disclouser': 'Direct-selling disclosures',
  '/onlineprivecy': 'Online privacy',
  '/privecypolicy': 'Privacy policy',
  '/cancelrefund': 'Cancellation and refund',
};

test('every page says where one is, and by what address it is known', async ({ page, baseURL }) => {
  test.slow();
  for (const [path, heading] of Object.entries(PAGES)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
    await expect(page.getByRole('navigation', { name: 'You are here' })).toBeVisible();
  }
});

test('addresses are found in any case, and with & written as %26', async ({ request }) => {
  for (const path of ['/ABOUT/OurCompany', '/shop/contact', '/Terms%26condiction', '/shop/news/Returns']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

for (const path of ['/Shop/blog/nothing-of-the-kind', '/Shop/news/read-a-label']) {
  test(`${path} is missing, and says so`, async ({ page, provoke }) => {
    provoke(/status of 404/);
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find this page');
  });
}

test('certificates are looked at by keyboard: opened, turned, closed, and back where one was', async ({
  page,
}) => {
  await page.goto('/about/ourcompany', { waitUntil: 'networkidle' });
  const certificates = page.getByRole('region', { name: 'Our certificates' });
  await expect(certificates.getByRole('button')).toHaveCount(7);
  const opener = certificates.getByRole('button', { name: 'Sample of: Tax PAN card' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('dialog', { name: 'Tax PAN card' });
  await expect(first.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const dialog = page.getByRole('dialog', { name: 'ISO 9001:2015 certificate' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    'Picture 2 of 7: Government registration',
  );
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

for (const [width, height, least] of [
  [1280, 800, 480],
  [360, 800, 400],
  [740, 360, 250],
  [568, 320, 220],
  [320, 480, 150],
] as const) {
  test(`the whole of a certificate is in sight on a screen of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/about/ourcompany', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Sample of: Tax PAN card' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tax PAN card' });
    const picture = dialog.getByRole('img', { name: 'Sample of: Tax PAN card' });
    await expect(picture).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
    const shown = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const ratio = image.naturalWidth / image.naturalHeight;
      return { fit: getComputedStyle(image).objectFit, height: Math.min(image.height, image.width / ratio) };
    });
    expect(shown.fit).toBe('contain');
    expect(shown.height).toBeGreaterThan(least);
  });
}

test('a herb’s card is turned by keyboard and back', async ({ page }) => {
  await page.goto('/Shop/flipcard', { waitUntil: 'networkidle' });
  const card = page.getByRole('button', { name: 'Turn over: Neem' });
  await card.press('Enter');
  await expect(page.getByText('The oil is for the skin, not to swallow.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await card.press('Enter');
  await expect(page.getByText('The oil is for the skin, not to swallow.')).toBeHidden();
});

test('who leaves a number on the contact page is thanked', async ({ page }) => {
  await page.goto('/Shop/contact', { waitUntil: 'networkidle' });
  const form = page.getByRole('form', { name: 'Shall we call you?' });
  await form.getByLabel('Full name').fill('Asha Verma');
  await form.getByLabel('Mobile number').fill('9000000001');
  await form.getByLabel('Email').fill('asha@example.com');
  const sent = page.waitForResponse((response) => response.url().endsWith('/contacts'));
  await form.getByRole('button', { name: 'Submit' }).click();
  expect((await sent).request().postDataJSON()).toMatchObject({ name: 'Asha Verma', mobile: '9000000001' });
  await expect(page.getByText('Thank you!')).toBeVisible();
});

test('going from page to page stays on the site, and begins at the top', async ({ page }) => {
  await page.goto('/about/ourcompany', { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('main').getByRole('link', { name: 'Disclosures' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Direct-selling disclosures');
  await expect(page).toHaveTitle('Direct-selling disclosures – PGM Wellness');
  await expect.poll(() => page.evaluate(() => [window.scrollY, 'stays' in window])).toEqual([0, true]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('cards show both sides', async ({ page }) => {
    await page.goto('/Shop/flipcard');
    await expect(page.getByRole('heading', { name: 'Neem' })).toBeVisible();
    await expect(page.getByText('The oil is for the skin, not to swallow.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn over: Neem' })).toBeHidden();
  });
});

test('the words of a page are no script: neither language of a policy is in what is loaded', async ({
  page,
}) => {
  const coming: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') coming.push(response.text());
  });
  await page.goto('/privecypolicy', { waitUntil: 'networkidle' });
  const scripts = await Promise.all(coming);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((text) => /Data Protection Board|निजता/.test(text))).toEqual([]);
});
