import { join } from 'node:path';
import { packageFolder } from '../package-folder.ts';

/** The SQL migrations, in the order of their numbers. */
export const MIGRATIONS_FOLDER = join(packageFolder(), 'migrations');
