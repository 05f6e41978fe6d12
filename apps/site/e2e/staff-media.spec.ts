import { type Page } from '@playwright/test';
import { startLoggedIn } from './log-in.ts';
import { pressToSee } from './press-to-see.ts';
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
