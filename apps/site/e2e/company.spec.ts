import type { Page } from '@playwright/test';
import { goOn, openCheckout } from './checkout-steps.ts';
import { startLoggedIn } from './log-in.ts';
import { expect, test } from './own-server.ts';
import { pressToSee } from './press-to-see.ts';

/** Publishes the saved draft, the second publication after that of the samples. @param change in words, as the question lists it */
async function publish(page: Page, change: string): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Publish these facts?' });
  await pressToSee(page.getByRole('button', { name: 'Publish' }), question);
  await expect(question).toContainText(change);
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Publication 2')).toBeVisible();
}

test('an administrator changes the chat number, and a guest sees it once it is published', async ({
  page,
  browser,
}) => {
  const guest = await (await browser.newContext()).newPage();
  const chat = guest.getByRole('link', { name: 'Chat on WhatsApp' });
  await guest.goto('/');
  await expect(chat).toHaveAttribute('href', 'https://wa.me/919000000000');
  await expect(guest.getByRole('contentinfo')).toContainText('Sample Wellness Private Limited');

  await startLoggedIn(page, 'admin');
  await page.goto('/dashboard/company');
  const number = page.getByLabel('Chat number');
  await expect(number).toHaveValue('919000000000');
  await number.fill('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(number).toHaveAccessibleDescription(/\+91 90000 00000/);
  await number.fill('+91 90000 00001');
  const inEnglish = page.getByRole('textbox', { name: 'Announcement (optional)' });
  await inEnglish.fill('On Sunday the shop is closed.');
  const inHindi = page.getByLabel('Announcement, in Hindi');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(inHindi).toHaveAccessibleDescription(/Write this in both languages/);
  await inHindi.fill('रविवार को दुकान बंद है।');
  await page.getByLabel('Announcement: page').fill('/shop/contact');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(number).toHaveValue('919000000001');
  await guest.reload();
  await expect(chat).toHaveAttribute('href', 'https://wa.me/919000000000');

  await publish(page, 'Chat number: 919000000000 → 919000000001');
  await expect(page.getByText('There is nothing new to publish.')).toBeVisible();
  await expect
    .poll(async () => {
      await guest.reload();
      return chat.getAttribute('href');
    })
    .toBe('https://wa.me/919000000001');
  const announcement = guest.getByRole('complementary', { name: 'Announcement' });
  await announcement.getByRole('link', { name: 'On Sunday the shop is closed.' }).click();
  await expect(guest).toHaveURL('/shop/contact');
  await guest.goto('/products/?lang=hi');
  await expect(guest.getByRole('link', { name: 'रविवार को दुकान बंद है।' })).toBeVisible();
});

test('an administrator changes what express delivery costs, and the next checkout asks for it', async ({
  page,
  browser,
}) => {
  await startLoggedIn(page, 'admin');
  await page.goto('/dashboard/company');
  const fee = page.getByLabel('Express delivery: fee in rupees');
  await fee.fill('149');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await publish(page, 'Express delivery: fee in rupees: – → 149');

  const buyer = await (await browser.newContext()).newPage();
  await openCheckout(buyer, 3);
  await goOn(buyer, 'Delivery');
  await buyer.getByRole('radio', { name: 'Express delivery' }).check();
  await expect(buyer.getByRole('group', { name: 'Delivery options' })).toContainText('₹149.00');
});

/** A PDF, as far as it is read. */
const PDF = '%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n';

test('an administrator uploads a certificate, and a guest sees it once it is published', async ({
  page,
  browser,
}) => {
  const guest = await (await browser.newContext()).newPage();
  await startLoggedIn(page, 'admin');
  await page.goto('/dashboard/company');
  const certificate = page.getByRole('group', { name: 'Certificate of recognition' });
  await expect(certificate.getByLabel('Number')).toHaveValue('SAMPLE-REC-0001');
  const scan = certificate.getByLabel('Scan');
  await scan.setInputFiles({ name: 'award.txt', mimeType: 'text/plain', buffer: Buffer.from('award') });
  await expect(scan).toHaveAccessibleDescription(/Choose an image or a PDF/);
  await scan.setInputFiles({ name: 'award.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) });
  await expect(certificate.getByText('award.pdf')).toBeVisible();
  await certificate.getByLabel('Valid until').fill('2099-12-31');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(certificate.getByRole('link', { name: 'View certificate' })).toBeVisible();

  await publish(page, 'Certificate of recognition: scan');

  const link = guest.getByRole('link', { name: 'View certificate (PDF): Certificate of recognition' });
  await expect
    .poll(async () => {
      await guest.goto('/about/ourcompany');
      return link.count();
    })
    .toBe(1);
  await expect(guest.getByText('Number SAMPLE-REC-0001 · Valid until 31 December 2099')).toBeVisible();
  const file = await guest.request.get((await link.getAttribute('href')) ?? '');
  expect([file.status(), await file.text()]).toEqual([200, PDF]);
});
