import { guestPages, TEMPLATES, type Template } from './crawl/guest-pages.ts';
import { faultsOn } from './crawl/look.ts';
import { looksAt } from './crawl/looks.ts';
import { logIn } from './log-in.ts';
import { expect, test } from './test.ts';

const isTemplate = (name: string): name is Template => name in TEMPLATES;

for (const template of Object.keys(TEMPLATES).filter(isTemplate)) {
  test(`axe finds nothing on the pages of the template '${template}', and none scrolls sideways`, async ({
    page,
    request,
    baseURL,
    provoke,
  }) => {
    // Up to 25 pages, each checked by axe.
    test.slow();
    // Chromium reports the status of a document that is missing.
    if (template === 'missing') provoke(/status of 404/);
    const pages = await guestPages(request, template);
    expect(pages).not.toEqual([]);
    const faults: string[] = [];
    for (const [at, look] of looksAt(pages).entries()) {
      // Pages of a template have the same components, and the server's HTML of each page is checked elsewhere.
      const checksHtml = at === 0;
      faults.push(...(await faultsOn(page, baseURL ?? '', look, { checksHtml })));
    }
    expect(faults).toEqual([]);
  });
}

test('axe finds nothing in the member area, and no page of it scrolls sideways', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await page.goto('/manage/orders');
  await logIn(page, 'asha');
  const order = page.getByRole('main').getByRole('link', { name: 'See the order' }).first();
  const hrefs = await Promise.all([
    order.getAttribute('href'),
    ...(await page.getByRole('navigation', { name: 'Member area' }).getByRole('link').all()).map((link) =>
      link.getAttribute('href'),
    ),
  ]);
  const pages = hrefs.flatMap((href) => href ?? []);
  expect(pages.length).toBeGreaterThan(10);
  const faults: string[] = [];
  for (const look of looksAt(pages))
    faults.push(...(await faultsOn(page, baseURL ?? '', look, { checksHtml: true })));
  expect(faults).toEqual([]);
});
