import type { Locator } from '@playwright/test';

/**
 * Presses a button twice before any response can arrive. The second press of `dblclick` may come after a fast
 * response, and then hits what took the button's place.
 */
export async function pressTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
