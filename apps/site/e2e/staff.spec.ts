import { startLoggedIn } from './log-in.ts';
import { expect, test } from './test.ts';

test('a guest logs in first and comes back; a member and a guest see nothing of the staff area', async ({
  page,
}) => {
  await page.goto('/dashboard/leads?status=NEW', { waitUntil: 'networkidle' });
  await expect(page).toHaveURL('/Associate/login');

  await startLoggedIn(page, 'asha');
  await page.goto('/dashboard/leads');
  await expect(page.getByText('This page is for staff.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Staff area' })).toHaveCount(0);
});

test('staff who open a page of administrators read so inside the frame, from where they go on', async ({
  page,
}) => {
  await startLoggedIn(page, 'staff');
  await page.goto('/dashboard/audit');
  await expect(page.getByRole('main').getByText('This page is for administrators.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name: 'Leads' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
});

test('an admin finds orders, members and products in one box', async ({ page }) => {
  await startLoggedIn(page, 'admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search the staff area' });
  await expect(box).toBeFocused();
  await box.fill('turmeric');
  await expect(page.getByRole('option', { name: /Turmeric.*Product/ }).first()).toBeVisible();
  await box.fill('asha mishra');
  await expect(page.getByRole('option', { name: /Asha Mishra.*Order/ }).first()).toBeVisible();
  await page.getByRole('option', { name: 'Asha Mishra · @asha Member' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Mishra' })).toBeVisible();
});

test('the staff area asks for the code of the app inside its frame, so that others can log out', async ({
  page,
}) => {
  await startLoggedIn(page, 'staff');
  await page.route('**/auth/second-factor', (route) =>
    route.fulfill({ json: { success: true, data: { state: 'code', recoveryCodesLeft: 9 } } }),
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Code' })).toBeVisible();
  await page.getByRole('complementary').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveCount(0);
});

test('staff find a lead, write what became of it, and are asked before they lose what they typed', async ({
  page,
}) => {
  const name = 'Lead Of The Day';
  await page.request.post('/contacts', {
    data: { name, mobile: '9876501234', email: 'lead-of-the-day@example.in', state: 'Bihar' },
  });
  await startLoggedIn(page, 'staff');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /New leads/ }).click();
  await expect(page).toHaveURL('/dashboard/leads?status=NEW');

  // The search is in the address, and survives a reload.
  await page.getByRole('searchbox', { name: 'Search' }).fill('Lead Of The Day');
  await expect(page).toHaveURL(/search=Lead\+Of\+The\+Day/);
  await page.reload();
  await page.getByRole('link', { name }).first().click();

  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('Status').selectOption('CALLED');
  await dialog.getByLabel('Note').fill('Call again on Friday.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  // It is no new one now.
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.getByLabel('Status').selectOption('CALLED');
  await expect(page).toHaveURL(/status=CALLED/);
  await expect(page.getByRole('row', { name: new RegExp(name) }).first()).toContainText('Sushma Yadav');
  // Back leads to the list before.
  await page.goBack();
  await expect(page.getByLabel('Status')).toHaveValue('NEW');
});

test('of two editors, the second sees what the first changed, and loses nothing that is typed', async ({
  page,
  browser,
}) => {
  await startLoggedIn(page, 'staff');
  await page.goto('/dashboard/brands?open=new');
  const create = page.getByRole('dialog', { name: 'New brand' });
  await create.getByLabel('Name', { exact: true }).fill('Aranya');
  await create.getByLabel('Slogan (optional)').fill('From the forest');
  await page.keyboard.press('Enter');
  await expect(create).toHaveCount(0);

  const other = await (await browser.newContext()).newPage();
  await startLoggedIn(other, 'admin');
  for (const editor of [page, other]) {
    await editor.goto('/dashboard/brands?search=Aranya');
    await editor.getByRole('link', { name: 'Aranya' }).click();
  }
  const first = page.getByRole('dialog', { name: 'Aranya' });
  await first.getByLabel('Slogan (optional)').fill('The forest at home');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first).toHaveCount(0);

  const second = other.getByRole('dialog', { name: 'Aranya' });
  await second.getByLabel('Slogan (optional)').fill('Forest goods');
  await second.getByLabel('Description (optional)').fill('Honey, resin and wood.');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('Theirs: The forest at home')).toBeVisible();
  await second.getByRole('button', { name: 'Take theirs' }).click();
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second).toHaveCount(0);
  const brands = await (await page.request.get('/api/brands')).json();
  expect(brands.data.find((brand: { name: string }) => brand.name === 'Aranya')).toMatchObject({
    brandSlogan: 'The forest at home',
    description: 'Honey, resin and wood.',
  });
});
