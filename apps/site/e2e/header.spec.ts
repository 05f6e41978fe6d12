import type { Page } from '@playwright/test';
import { logInAsNewUser } from './new-user.ts';
import { expect, test } from './test.ts';

const WIDTHS = [320, 360, 414, 768, 1024, 1280, 1920];

/** What does not fit in the header: elements and the placeholder of the search by what they need and have, in px. */
async function cutWords(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate((header) => {
    const visible = [...header.querySelectorAll<HTMLElement>('*')].filter(
      (element) => element.checkVisibility() && !element.closest('[popover]'),
    );
    const cut = visible
      .filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth)
      .map(
        (element) => `${element.outerHTML.slice(0, 60)}: ${element.scrollWidth} of ${element.clientWidth}`,
      );
    const outside = visible
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth)
      .map((element) => `${element.outerHTML.slice(0, 60)}: beyond the page`);
    const box = header.querySelector('input');
    if (!box) return ['no search'];
    // A placeholder has no width of its own: as the value it has.
    const typed = box.value;
    box.value = box.placeholder;
    if (box.scrollWidth > box.clientWidth) cut.push(`${box.value}: ${box.scrollWidth} of ${box.clientWidth}`);
    box.value = typed;
    return [...cut, ...outside];
  });
}

/** Expects that what has these names is in one row of 56 px. */
async function expectOneRow(page: Page, names: readonly RegExp[]): Promise<void> {
  const header = page.getByRole('banner');
  const centres = await Promise.all(
    names.map(async (name) => {
      const box = await header
        .getByRole('button', { name })
        .or(header.getByRole('link', { name }))
        .first()
        .boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
    }),
  );
  expect(Math.max(...centres) - Math.min(...centres)).toBeLessThanOrEqual(1);
  const bar = await header.locator('.actions').boundingBox();
  expect(bar?.height).toBe(56);
}

for (const language of ['en', 'hi']) {
  test(`no word of the header is cut at any width, for a guest and for a member, in '${language}'`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    const faults: string[] = [];
    const measure = async (visitor: string) => {
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        for (const fault of await cutWords(page)) faults.push(`${visitor} at ${width} px: ${fault}`);
        const extra = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (extra > 0) faults.push(`${visitor} at ${width} px: the page is ${extra} px too wide`);
      }
    };
    await page.goto('/products/', { waitUntil: 'networkidle' });
    await measure('guest');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectOneRow(page, [/^(Menu|मेनू)$/, /^PGM/, /^(Cart|कार्ट)/, /SignIn|साइन/]);

    await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await page.goto('/manage');
    await logInAsNewUser(page);
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await page.goto('/products/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('banner').getByRole('button', { name: /^(Account|खाता)$/ })).toBeVisible();
    await measure('member');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectOneRow(page, [
      /^(Menu|मेनू)$/,
      /^PGM/,
      /^(Cart|कार्ट)/,
      /^(Notifications|सूचनाएँ)/,
      /^(Account|खाता)$/,
    ]);
    expect(faults).toEqual([]);
  });
}

test('on a phone the language is in the header, the theme in the menu, which is grouped, and a language is an image', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'हिन्दी' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Theme' })).toBeHidden();
  await header.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('heading', { level: 3 })).toHaveText([
    'Account',
    'Shop by category',
    'About',
    'Business',
    'Inspiring World',
    'Learn more',
    'Help',
    'Language',
  ]);
  await expect(menu.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/Associate/login');
  await menu.getByText('Shop by category').click();
  await expect(menu.getByRole('link', { name: 'Skin Care' })).toHaveAttribute('href', '/products/skin-care');
  const image = await menu.getByRole('link', { name: 'हिन्दी' }).evaluate((link) => {
    const { maskImage, width } = getComputedStyle(link, '::before');
    return { maskImage, width, letters: getComputedStyle(link).fontSize };
  });
  expect(image).toEqual({ maskImage: expect.stringContaining('.svg'), width: '32px', letters: '0px' });
  await menu.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await header.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the header gives way to a scroll down, and comes back with a scroll up and with the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/products/', { waitUntil: 'networkidle' });
  const header = page.getByRole('banner');
  const bottom = async () => {
    const box = await header.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  const height = (await header.boundingBox())?.height;
  const scroll = (by: number) => page.mouse.wheel(0, by);
  await page.mouse.move(180, 400);
  await scroll(600);
  await expect.poll(bottom).toBe(0);
  await scroll(-100);
  await expect.poll(bottom).toBe(height);
  await scroll(400);
  await expect.poll(bottom).toBe(0);
  await header.getByRole('link', { name: /^Cart/ }).focus();
  await expect.poll(bottom).toBe(height);

  await test.step('what has the focus is not behind it', async () => {
    const links = page.getByRole('main').getByRole('link');
    await page.evaluate(() => scrollTo(0, 0));
    await links.last().focus();
    for (let n = 0; n < 12; n += 1) {
      await page.keyboard.press('Shift+Tab');
      const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
      expect(top).toBeGreaterThanOrEqual(await bottom());
    }
  });
});
