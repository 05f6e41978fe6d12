/** Whether React has hydrated an element, on which it then leaves its mark; runs in the page. */
export const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));
