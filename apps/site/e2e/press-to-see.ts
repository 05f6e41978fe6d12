import { type Locator, expect } from '@playwright/test';

/**
 * Presses what replaces a part of the page (a tab, a step, a page of a list, a dialog, another page), and waits until
 * the new part is there. Otherwise the next action finds the old part on a fast machine, and what it types is lost.
 * @param brings what only the new part shows
 * @param key the key that presses it; by default the mouse does
 */
export async function pressToSee(control: Locator, brings: Locator, key?: string): Promise<void> {
  await (key === undefined ? control.click() : control.press(key));
  await expect(brings).toBeVisible();
}
