import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of this workspace package, found from the sources and from the build alike. */
export function packageFolder(start = import.meta.dirname): string {
  return existsSync(join(start, 'package.json')) ? start : packageFolder(dirname(start));
}
