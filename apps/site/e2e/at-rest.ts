import type { Page } from '@playwright/test';

/** Waits until what moves has come to rest: what fades in has its contrast only then. What turns for ever is left out. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
