import { useIsHydrated } from './use-is-hydrated.ts';

/** Stands in the page, or before the element of a part that is loaded later, until React has hydrated it. */
export function HydrationMark() {
  return useIsHydrated() ? null : <template data-dehydrated="" />;
}
