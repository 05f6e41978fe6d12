import type { Locator } from '@playwright/test';
import { DEHYDRATED } from '../app/hydration/dehydrated.ts';

/** Whether React has hydrated an element. */
export function isHydrated(part: Locator): Promise<boolean> {
  return part.evaluate((element, dehydrated) => element.closest(dehydrated) === null, DEHYDRATED);
}
