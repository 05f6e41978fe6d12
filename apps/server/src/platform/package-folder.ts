import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of this workspace package, found both from the sources and from the build. */
export function packageFolder(start = import.meta.dirname): string {
  return existsSync(join(start, 'package.json')) ? start : packageFolder(dirname(start));
}

/** The SQL migrations, in the order of their numbers. */
export const MIGRATIONS_FOLDER = join(packageFolder(), 'migrations');

/** The images of the sample products, `<slug>-<view>.svg`. */
export const SAMPLE_IMAGES_FOLDER = join(packageFolder(), 'sample-images');
