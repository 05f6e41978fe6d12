import type { Page } from '@playwright/test';
import { startLoggedIn } from './log-in.ts';
import { addProduct } from './shopping.ts';
import { expect, test } from './test.ts';

/** `npm run test:chaos` corrupts it 1,000 ways. */
const ROUNDS = process.env['CHAOS'] === 'long' ? 1000 : 4;

test('a browser whose storage is corrupted still shows the shop, the cart and a way to log in', async ({
  page,
  context,
  provoke,
}) => {
  test.setTimeout(60_000 + ROUNDS * 3000);
  // A token that the server rejects ends the session.
  provoke(/status of 401/);
  // React Router's script in the document logs damaged scroll positions before it deletes them.
  provoke(/^\w+Error: [^]*\n +at http:\/\/[^/]+\/[\w/]*:\d+:\d+$/);
  await startLoggedIn(page, 'asha');
  await addProduct(page, 0);
  await page.goto('/checkout', { waitUntil: 'networkidle' });
  const healthy = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

  for (let round = 0; round < ROUNDS; round += 1) {
    // A document without scripts: none of the site's holds the database or writes once more.
    await page.goto('/robots.txt');
    await page.evaluate(corrupt, { healthy, seed: round + 1, isKeyLost: round % 5 === 1 });
    await context.addCookies(cookies(page, round));
    const path = ['/products/', '/manage/cart', '/checkout', '/'][round % 4] ?? '/';
    await test.step(`way ${round + 1}, at ${path}`, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(
        page
          .getByRole('banner')
          .getByText(/New Member|Account|SignIn/)
          .first(),
      ).toBeAttached();
    });
  }
});

/** Cookies of the site with values that it never sets. */
function cookies(page: Page, round: number) {
  const values = ['', 'xx', '%E0%A4%A', '{"a":1}', 'a'.repeat(2000)];
  const { origin } = new URL(page.url());
  return ['language', 'theme'].map((name, at) => ({
    name,
    value: values[(round + at) % values.length] ?? '',
    url: origin,
  }));
}

/** Runs in the page: puts the healthy entries back, each one damaged in a way that the seed chooses. */
async function corrupt({
  healthy,
  seed,
  isKeyLost,
}: {
  healthy: { local: Record<string, string>; session: Record<string, string> };
  seed: number;
  /** Deletes the key of the encrypted entries. */
  isKeyLost: boolean;
}): Promise<void> {
  let state = seed;
  const random = (max: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % max;
  };
  const damage = [
    (text: string) => text,
    () => '',
    () => 'null',
    () => '[]',
    () => '{}',
    () => '{"v":1,"items":[{"productId":null,"quantity":-1}]}',
    () => '[null,{"quantity":"many"}]',
    () => '"\uD800"',
    (text: string) => text.slice(0, random(text.length + 1)),
    (text: string) => text + text,
    (text: string) => [...text].toReversed().join(''),
    (text: string) => {
      const at = random(text.length + 1);
      return text.slice(0, at) + String.fromCodePoint(random(65_000)) + text.slice(at + 1);
    },
  ];
  for (const [storage, entries] of [
    [localStorage, healthy.local],
    [sessionStorage, healthy.session],
  ] as const) {
    storage.clear();
    for (const [key, text] of Object.entries(entries)) {
      if (random(8) > 0) storage.setItem(key, damage[random(damage.length)]?.(text) ?? '');
    }
  }
  if (!isKeyLost) return;
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase('keyval-store');
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error));
  });
}
