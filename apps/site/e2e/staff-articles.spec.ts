import { startLoggedIn } from './log-in.ts';
import { publishDraft } from './publish-draft.ts';
import { expect, test } from './test.ts';

test('staff write an article by keyboard, publish it, correct it and take the correction back; visitors read what is published', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await startLoggedIn(page, 'staff');
  await page.goto('/dashboard/articles');
  await page.getByRole('link', { name: 'New article' }).click();
  await page.getByLabel('Title', { exact: true }).fill('A shop in Sirathu');
  await page.getByLabel('Summary', { exact: true }).fill('The shop opens in May.');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.type('Where');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Beside the ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('station');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('. See ');
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Address of the link' }).fill('/Shop/contact');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: '/Shop/contact' })).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.press('Enter');
  // An entry begins as it does in plain text.
  await page.keyboard.type('- Honey');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Tea');
  await expect(text.getByRole('listitem')).toHaveText(['Honey', 'Tea']);
  // The form around the text is saved.
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'A shop in Sirathu', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/articles\/[0-9a-f-]{36}$/);
  const address = '/Shop/news/a-shop-in-sirathu';
  expect((await page.request.get(address)).status()).toBe(404);

  await publishDraft(page);
  await expect(page.getByRole('link', { name: 'View page' })).toHaveAttribute('href', address);
  await visitor.goto(address);
  const section = visitor.getByRole('region', { name: 'Where' });
  await expect(section.getByText('Beside the station. See /Shop/contact')).toBeVisible();
  await expect(section.getByRole('link', { name: '/Shop/contact' })).toHaveAttribute('href', '/Shop/contact');
  await expect(section.getByRole('listitem')).toHaveText(['Honey', 'Tea']);

  // A correction is a draft, and the version before it can be the draft again.
  await page.getByLabel('Title', { exact: true }).fill('A shop in Prayagraj');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changed draft')).toBeVisible();
  await page.getByRole('button', { name: 'Restore: Version 1' }).click();
  await page
    .getByRole('dialog', { name: 'Make this version the draft again?' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A shop in Sirathu');
  await expect(page.getByRole('button', { name: 'Restore: Version 2' })).toBeVisible();

  // What is not saved is not lost by a press on a link.
  await page.getByLabel('Title', { exact: true }).fill('A shop');
  await page.getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A shop');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Articles and pages', level: 1 })).toBeVisible();
});

test('staff add a card to a page of the site by keyboard; visitors see it with the facts of the company', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await startLoggedIn(page, 'staff');
  await page.goto('/dashboard/articles?kind=page');
  await page.getByRole('link', { name: 'International business' }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(page.getByLabel('Heading (optional)')).toHaveValue('India first');
  await text.press('Control+End');
  await page.keyboard.press('Enter');
  // Three marks and a space begin the title of a card.
  await page.keyboard.type('### Returns');
  await page.getByLabel('Icon of the card').selectOption('Shield');
  await text.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('In India you have {returnDays} days.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changed draft')).toBeVisible();
  await publishDraft(page);
  await expect(page.getByRole('link', { name: 'View page' })).toHaveAttribute(
    'href',
    '/about/internationalbusiness',
  );
  await visitor.goto('/about/internationalbusiness');
  await expect(visitor.getByRole('heading', { name: 'India first', level: 1 })).toBeVisible();
  const title = visitor.getByRole('heading', { name: 'Returns', level: 3 });
  const card = visitor.getByRole('listitem').filter({ has: title });
  await expect(card).toContainText('In India you have 7 days.');
});
