import { type Page } from '@playwright/test';
import { startLoggedIn } from './log-in.ts';
import { pressToSee } from './press-to-see.ts';
import { publishDraft } from './publish-draft.ts';
import { expect, test } from './test.ts';

/** An image of one colour, drawn by the browser. */
async function draw(page: Page, name: string, colour: string) {
  const encoded = await page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(320, 160);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = fill;
    context.fillRect(0, 0, 320, 160);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    return [...bytes];
  }, colour);
  return { name, mimeType: 'image/png', buffer: Buffer.from(encoded) };
}

test('staff upload an image, describe it, set its focus by keyboard, replace and delete it', async ({
  page,
}) => {
  await startLoggedIn(page, 'staff');
  await page.goto('/dashboard/media');
  const upload = page.getByRole('dialog', { name: 'Upload image' });
  await pressToSee(page.getByRole('link', { name: 'Upload image' }), upload, 'Enter');
  await upload
    .getByRole('button', { name: 'Image', exact: true })
    .setInputFiles(await draw(page, 'bees.png', 'orange'));
  await upload.getByLabel('Alternative text in English').fill('Bees on a comb');
  await page.keyboard.press('Tab');
  await expect(upload.getByLabel('Alternative text in Hindi')).toBeFocused();
  await page.keyboard.type('छत्ते पर मधुमक्खियाँ');
  await upload.getByRole('button', { name: 'Upload' }).press('Enter');
  await expect(upload).toBeHidden();
  await expect(page.getByText(/KB of 500 MB used/)).toBeVisible();

  const heading = page.getByRole('heading', { name: 'Bees on a comb', level: 1 });
  await pressToSee(page.getByRole('link', { name: 'Bees on a comb' }), heading, 'Enter');
  const image = page.getByRole('img', { name: 'Bees on a comb' });
  const first = await image.getAttribute('src');
  await expect(page.getByText('Nothing shows this image yet.')).toBeVisible();

  const edit = page.getByRole('dialog', { name: 'Edit texts and focus' });
  await pressToSee(page.getByRole('button', { name: 'Edit texts and focus' }), edit, 'Enter');
  await edit.getByRole('button', { name: 'Focus: 50% from the left, 50% from the top' }).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
  await expect(
    edit.getByRole('button', { name: 'Focus: 60% from the left, 45% from the top' }),
  ).toBeFocused();
  await edit.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('60% from the left, 45% from the top')).toBeVisible();

  const replace = page.getByRole('dialog', { name: 'Replace image' });
  await pressToSee(page.getByRole('button', { name: 'Replace image' }), replace, 'Enter');
  await replace
    .getByRole('button', { name: 'Image', exact: true })
    .setInputFiles(await draw(page, 'comb.png', 'gold'));
  await replace.getByRole('button', { name: 'Replace' }).press('Enter');
  await expect(image).not.toHaveAttribute('src', first ?? '');
  await expect.poll(async () => (await page.request.get(first ?? '')).status()).toBe(404);

  const history = page.getByRole('region', { name: 'History' });
  await pressToSee(page.getByRole('tab', { name: 'History' }), history);
  await expect(history.getByText('Focus from the left: 50 → 60')).toBeVisible();

  const question = page.getByRole('dialog', { name: 'Delete this image for ever?' });
  await pressToSee(page.getByRole('button', { name: 'Delete' }), question, 'Enter');
  await pressToSee(
    question.getByRole('button', { name: 'Delete' }),
    page.getByRole('heading', { name: 'Media', level: 1 }),
    'Enter',
  );
  await expect(page.getByRole('link', { name: 'Bees on a comb' })).toHaveCount(0);
});

test('staff show an image in an article by keyboard; visitors see it without scripts', async ({
  page,
  browser,
  provoke,
}) => {
  const headers = await startLoggedIn(page, 'staff');
  const texts = { alternative: 'A field of mustard', alternativeInHindi: 'सरसों का खेत' };
  const file = await draw(page, 'mustard.png', 'yellow');
  const uploaded = await page.request.post('/api/admin/media', { headers, multipart: { ...texts, file } });
  expect(uploaded.status()).toBe(201);
  await page.goto('/dashboard/articles/new');
  await page.getByLabel('Title', { exact: true }).fill('Mustard in bloom');
  await page.getByLabel('Summary', { exact: true }).fill('The oil comes in May.');
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('Where');
  await page.keyboard.press('Enter');
  await page.keyboard.type('In Mau.');

  const library = page.getByRole('dialog', { name: 'Choose an image' });
  await pressToSee(page.getByRole('button', { name: 'Choose from the media library' }), library, 'Enter');
  await library.getByRole('searchbox', { name: 'Search' }).fill('mustard');
  await expect(library.getByRole('listitem')).toHaveCount(1);
  await library.getByRole('button', { name: 'A field of mustard' }).press('Enter');
  await expect(library).toBeHidden();
  await expect(page.getByRole('img', { name: 'A field of mustard' })).toBeVisible();
  await pressToSee(
    page.getByRole('button', { name: 'Save' }),
    page.getByRole('heading', { name: 'Mustard in bloom', level: 1 }),
    'Enter',
  );
  const question = page.getByRole('dialog', { name: 'Publish this draft now?' });
  await pressToSee(page.getByRole('button', { name: 'Publish', exact: true }), question, 'Enter');
  await question.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(page.getByRole('link', { name: 'View page' })).toBeVisible();

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto('/Shop/news/mustard-in-bloom');
  await expect(visitor.getByRole('img', { name: 'A field of mustard' })).toHaveAttribute('height', '320');
  await visitor.goto('/Shop/news/mustard-in-bloom?lang=hi');
  await expect(visitor.getByRole('img', { name: 'सरसों का खेत' })).toBeVisible();

  // Where it is used, it cannot be deleted.
  await page.goto('/dashboard/media?search=mustard');
  await page.getByRole('link', { name: 'A field of mustard' }).click();
  await expect(page.getByRole('link', { name: 'Mustard in bloom' })).toBeVisible();
  provoke(/409 \(Conflict\)/);
  const deletion = page.getByRole('dialog', { name: 'Delete this image for ever?' });
  await pressToSee(page.getByRole('button', { name: 'Delete' }), deletion, 'Enter');
  await deletion.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('This image is shown by “Mustard in bloom”.')).toBeVisible();
});

test('staff put an image in place of a drawing of the gallery; visitors see it, and readers of Hindi once it is chosen there too', async ({
  page,
  browser,
}) => {
  const headers = await startLoggedIn(page, 'staff');
  const texts = { alternative: 'Leaves on trays', alternativeInHindi: 'थालियों पर पत्तियाँ' };
  const file = await draw(page, 'leaves.png', 'green');
  const uploaded = await page.request.post('/api/admin/media', { headers, multipart: { ...texts, file } });
  expect(uploaded.status()).toBe(201);
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const drawing = visitor.getByRole('img', {
    name: 'Drawing: Four round trays of herbs on a rack in the open',
  });
  await visitor.goto('/Shop/gallery');
  await expect(drawing).toBeVisible();

  await page.goto('/dashboard/articles?kind=page');
  await page.getByRole('link', { name: 'Gallery', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.getByRole('heading', { name: 'Drying' }).click();
  const card = page.getByRole('group', { name: 'Card' });
  // The drawing of the card is shown until an image is chosen.
  await expect(card.getByText('Drawing: Four round trays of herbs on a rack in the open')).toBeVisible();
  const library = page.getByRole('dialog', { name: 'Choose an image' });
  await pressToSee(card.getByRole('button', { name: 'Choose from the media library' }), library, 'Enter');
  await library.getByRole('button', { name: 'Leaves on trays' }).press('Enter');
  await expect(library).toBeHidden();
  await expect(card.getByRole('img', { name: 'Leaves on trays' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changed draft')).toBeVisible();
  await publishDraft(page);

  await visitor.goto('/Shop/gallery');
  await expect(visitor.getByRole('img', { name: 'Leaves on trays' })).toBeVisible();
  await expect(drawing).toHaveCount(0);
  await expect(visitor.locator('figure')).toHaveCount(8);
  await visitor.goto('/Shop/gallery?lang=hi');
  await expect(
    visitor.getByRole('img', { name: 'चित्र: खुले में मचान पर जड़ी-बूटियों की चार गोल थालियाँ' }),
  ).toBeVisible();
});
