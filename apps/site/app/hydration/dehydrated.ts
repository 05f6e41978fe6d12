/**
 * Selects what React has not hydrated: the body as long as a {@link HydrationMark} is its child, and the element behind any
 * other mark.
 */
export const DEHYDRATED = 'body:has(>[data-dehydrated]),[data-dehydrated]+*';
