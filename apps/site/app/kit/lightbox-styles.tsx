import lightbox from '@pgm/ui/lightbox.css?url';
import { useIsHydrated } from '#app/hydration/use-is-hydrated.ts';

/** The styles of an image that is shown large. They come after the page, which shows nothing large until it can be pressed. */
export function LightboxStyles() {
  return useIsHydrated() && <link rel="stylesheet" href={lightbox} />;
}
