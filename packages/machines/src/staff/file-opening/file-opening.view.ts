import { fileOpeningVerbs as toVerbs } from '../../kit/index.ts';
import type { StaffFile } from './file-opening.machine.ts';

export { fileOpeningView } from '../../kit/index.ts';

/** What staff can do with a file. */
export const fileOpeningVerbs = toVerbs<StaffFile>;
