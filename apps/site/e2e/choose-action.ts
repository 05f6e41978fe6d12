import type { Page } from '@playwright/test';
import { pressToSee } from './press-to-see.ts';

/** Chooses what is done with a row of a list, by keyboard, once an entry of the menu has the focus. */
export async function chooseAction(page: Page, row: string, action: string): Promise<void> {
  const entry = page.locator('[role=menuitem]:focus');
  await pressToSee(page.getByRole('button', { name: `Actions for ${row}` }), entry, 'Enter');
  await page.getByRole('menuitem', { name: action }).press('Enter');
}
