import { type Page, expect } from '@playwright/test';
import { toast } from './shopping.ts';

/** Publishes the saved draft of the article that is open, now. */
export async function publishDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Publish this draft now?' })
    .getByRole('button', { name: 'Publish' })
    .click();
  await expect(toast(page, 'Published. Visitors see it now.')).toBeVisible();
}
