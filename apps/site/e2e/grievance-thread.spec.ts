import { startLoggedIn } from './log-in.ts';
import { freshMobile } from './outbox.ts';
import { pressToSee } from './press-to-see.ts';
import { expect, test } from './test.ts';

/** A small PDF. */
const BILL = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };

/** One white pixel. */
const PHOTO = {
  name: 'box.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('a guest attaches a photo to a grievance, staff reply by a template with a PDF, and the guest reads it and replies', async ({
  page,
  request,
  browser,
}) => {
  const mobile = freshMobile();
  await page.goto('/grievance', { waitUntil: 'networkidle' });
  const grievance = page.getByRole('form', { name: 'File a complaint' });
  await grievance.getByLabel('What is it about?').selectOption('Delivery');
  await grievance.getByLabel('What happened?').fill('The parcel was open when it came.');
  await grievance.getByLabel('Full name').fill('Rekha Singh');
  await grievance.getByLabel('Mobile number').fill(mobile);
  const panel = page.getByRole('status').filter({ hasText: 'Your complaint is registered' });
  await pressToSee(grievance.getByRole('button', { name: /Submit/ }), panel);
  const number = /GR-\d{4}-\d{6}/.exec(await panel.innerText())?.[0] ?? '';

  const messages = page.getByRole('list', { name: 'Messages' });

  const form = page.getByRole('form', { name: 'Write a message' });
  await pressToSee(page.getByRole('button', { name: 'Add photos or a message' }), form);
  await form.getByLabel('Your message').fill('Here is a photo of the box.');
  await form.locator('input[type=file]').setInputFiles(PHOTO);
  await expect(form.getByText('box.png')).toBeVisible();
  await pressToSee(
    form.getByRole('button', { name: 'Send message' }),
    messages.getByText('Here is a photo of the box.'),
  );
  await expect(messages.getByRole('link', { name: /box\.webp/ })).toBeVisible();
  await expect(form.getByLabel('Your message')).toHaveValue('');

  await test.step('staff reply by a template', async () => {
    const office = await (await browser.newContext()).newPage();
    await startLoggedIn(office, 'staff');
    await office.goto('/dashboard/reply-templates', { waitUntil: 'networkidle' });
    const editor = office.getByRole('dialog', { name: 'New template' });
    await pressToSee(office.getByRole('link', { name: 'New template' }), editor);
    const title = `Sorry ${crypto.randomUUID()}`;
    await editor.getByLabel('Title').fill(title);
    await editor.getByLabel('English text').fill('Dear {name}, we look into {number}.');
    await editor.getByLabel('Hindi text').fill('{name} जी, हम {number} देख रहे हैं।');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(office.getByRole('row', { name: new RegExp(title) })).toBeVisible();

    await office.goto(`/dashboard/grievances?search=${number}`, { waitUntil: 'networkidle' });
    const detail = office.getByRole('dialog', { name: number });
    await pressToSee(
      office.getByRole('link', { name: number }),
      detail.getByText('Here is a photo of the box.'),
    );
    const template = detail.getByRole('button', { name: title });
    await pressToSee(detail.getByText('Insert a template'), template);
    await template.click();
    await expect(detail.getByLabel('Your message')).toHaveValue(`Dear Rekha Singh, we look into ${number}.`);
    await detail.locator('input[type=file]').setInputFiles(BILL);
    await expect(detail.getByText('bill.pdf')).toBeVisible();
    await pressToSee(
      detail.getByRole('button', { name: 'Send message' }),
      detail.getByRole('list', { name: 'Messages' }).getByText(`we look into ${number}.`),
    );
    // The first reply has started the work.
    await expect(detail.getByRole('button', { name: 'Resolve' })).toBeVisible();
    await office.context().close();
  });

  await page.goto(`/grievance/status?number=${number}`, { waitUntil: 'networkidle' });
  const question = page.getByRole('form', { name: 'Check status' });
  await question.getByLabel('Mobile number').fill(mobile);
  await pressToSee(question.getByRole('button', { name: 'Show' }), form);
  await expect(messages.getByText(`Dear Rekha Singh, we look into ${number}.`)).toBeVisible();
  const url = (await messages.getByRole('link', { name: /bill\.pdf/ }).getAttribute('href')) ?? '';
  const bill = await request.get(url);
  expect([bill.status(), bill.headers()['content-disposition'], bill.headers()['cache-control']]).toEqual([
    200,
    "attachment; filename*=UTF-8''bill.pdf",
    'private, no-store',
  ]);
  await form.getByLabel('Your message').fill('Thank you.');
  await pressToSee(form.getByRole('button', { name: 'Send message' }), messages.getByText('Thank you.'));
});
