import type { Page } from '@playwright/test';
import { startLoggedIn } from './log-in.ts';
import { pressToSee } from './press-to-see.ts';
import { expect, test } from './test.ts';

const LIST = '/dashboard/products';
const NEW = '/dashboard/products/new';
const question = (page: Page) => page.getByRole('dialog', { name: 'Discard unsaved changes?' });
const productName = (page: Page) => page.getByLabel('Name', { exact: true });

/** The page of a new product, opened from the list, with a name that is not saved. */
async function typeProduct(page: Page) {
  await startLoggedIn(page, 'staff');
  await page.goto(LIST);
  await pressToSee(page.getByRole('link', { name: 'New product' }), productName(page));
  await productName(page).fill('Handloom Scarf');
}

/** Goes on with the form: the question closes, and nothing has changed. */
async function stay(page: Page) {
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(productName(page)).toHaveValue('Handloom Scarf');
  await expect(page).toHaveURL(NEW);
}

test('a user who leaves a form with unsaved changes by a link or by Back is asked first', async ({
  page,
}) => {
  await typeProduct(page);
  const cancel = page.getByRole('button', { name: 'Cancel' });

  await test.step('and stays, as often as asked', async () => {
    await pressToSee(cancel, question(page));
    await stay(page);
    await pressToSee(cancel, question(page));
    await stay(page);
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await stay(page);
  });

  await test.step('Back closes the question, and the user stays', async () => {
    await pressToSee(cancel, question(page));
    await page.goBack();
    await expect(question(page)).toHaveCount(0);
    await expect(productName(page)).toHaveValue('Handloom Scarf');
    await expect(page).toHaveURL(NEW);
  });

  await test.step('or leaves', async () => {
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await question(page).getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL(LIST);
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  });

  await test.step('a form without changes asks nothing', async () => {
    await pressToSee(page.getByRole('link', { name: 'New product' }), productName(page));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  });
});

test('a user who leaves a form while it is saved is asked only when the save fails', async ({
  page,
  provoke,
}) => {
  provoke(/ERR_FAILED/);
  await typeProduct(page);
  const respond = Promise.withResolvers<undefined>();
  await page.route('**/api/products', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await respond.promise;
    return route.abort();
  });
  for (const [label, choice] of [
    ['Brand', { index: 1 }],
    ['Category', { index: 1 }],
  ] as const)
    await page.getByLabel(label, { exact: true }).selectOption(choice);
  await page.getByLabel('Subcategory').selectOption({ index: 1 });
  await page.getByLabel('Description', { exact: true }).fill('Cotton, woven by hand.');
  await page.getByLabel('Price, taxes included').fill('799');
  await pressToSee(
    page.getByRole('button', { name: 'Save' }),
    page.getByRole('button', { name: 'Saving...' }),
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toHaveCount(0);
  respond.resolve(undefined);
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(LIST);
});
