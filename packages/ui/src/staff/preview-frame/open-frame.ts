/** Gives the empty document of a frame the styles, the language and the theme of the page around it; returns its body. */
export function openFrame(frame: HTMLIFrameElement): HTMLElement | undefined {
  const { contentDocument: inner, contentWindow, ownerDocument: outer } = frame;
  if (inner === null || contentWindow === null) return undefined;
  const { Element: InnerElement } = contentWindow.window;
  for (const { name, value } of outer.documentElement.attributes)
    inner.documentElement.setAttribute(name, value);
  for (const style of outer.querySelectorAll('link[rel="stylesheet"], style'))
    inner.head.append(inner.importNode(style, true));
  inner.addEventListener(
    'click',
    (event) => {
      const isLink = event.target instanceof InnerElement && event.target.closest('a') !== null;
      if (isLink) event.preventDefault();
    },
    { capture: true },
  );
  inner.addEventListener('keydown', ({ key }) => {
    // A dialog around the frame hears no key inside it.
    if (key === 'Escape') frame.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  return inner.body;
}
