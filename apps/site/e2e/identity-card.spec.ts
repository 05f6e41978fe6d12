import { startLoggedIn } from './log-in.ts';
import { pressToSee } from './press-to-see.ts';
import { expect, test } from './test.ts';

test('an associate opens the identity card as a PDF, and a customer without a login checks it', async ({
  browser,
  context,
  page,
}) => {
  await startLoggedIn(page, 'asha');
  await page.goto('/manage/identity-card');
  const card = page.getByRole('group', { name: 'Asha Mishra' });
  await expect(card.getByRole('img', { name: 'QR code to check this card' })).toBeVisible();
  const number = await card.getByText(/^PGM-A-\d{6}$/).innerText();
  const code = await card.getByText(/^(\w{4}-){3}\w{4}$/).innerText();

  const document = context.waitForEvent('response', (response) =>
    response.url().includes('/identity-cards/'),
  );
  await page.getByRole('button', { name: 'Open as PDF' }).click();
  const opened = await document;
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf']);

  // It is another page that the site loads without a reload.
  await pressToSee(
    page.getByRole('link', { name: 'See what others see when they check your card' }),
    page.getByRole('heading', { name: 'This card is valid' }),
  );
  await expect(page).toHaveURL(`/verify/${code}`);

  await test.step('without scripts, by the code on the card', async () => {
    const stranger = await browser.newContext({ javaScriptEnabled: false });
    const form = await stranger.newPage();
    await form.goto(new URL('/verify', page.url()).href);
    await form.getByRole('textbox', { name: 'Code on the card' }).fill(code.toLowerCase());
    await pressToSee(
      form.getByRole('button', { name: 'Check the card' }),
      form.getByRole('heading', { name: 'This card is valid' }),
    );
    await expect(form.getByText(number)).toBeVisible();
    await form.getByRole('textbox', { name: 'Code on the card' }).fill('AAAA-AAAA-AAAA-AAAA');
    await pressToSee(
      form.getByRole('button', { name: 'Check the card' }),
      form.getByRole('heading', { name: 'This card is not valid.' }),
    );
    await stranger.close();
  });
});
