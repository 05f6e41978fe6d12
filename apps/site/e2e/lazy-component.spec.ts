import { startAsNewUser } from './new-user.ts';
import { expect, test } from './test.ts';

test('a part that is loaded after the session is known hydrates the HTML of the server', async ({ page }) => {
  await startAsNewUser(page);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/own-grievances.flow-*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/grievance/status');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  arrive();
  // A part that does not match the server's page is thrown away with a word in the console, which fails a test.
  await expect(page.getByText('You have not filed any complaints while logged in.')).toBeVisible();
});
