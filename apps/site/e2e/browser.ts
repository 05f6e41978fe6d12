import { CHROMIUM_FLAGS, installedChromium } from '../../../.tools/install/chromium.ts';

/**
 * How a test starts the browser. Most do it without images: the shared server would make, and the browser decode, dozens
 * of them per page, and no test looks at them.
 */
export function browserOptions({ images }: { readonly images: boolean }) {
  const chromium = installedChromium();
  return {
    ...(chromium === undefined ? {} : { executablePath: chromium }),
    args: [...CHROMIUM_FLAGS, `--blink-settings=imagesEnabled=${images}`],
  };
}
