import { addWords } from './language-hi/in-hindi.ts';
import { staffHi } from './language-hi/staff-hi.ts';

/** Makes the translation into Hindi know the words of the staff area. */
export function addStaffHindi(): void {
  addWords(staffHi);
}
