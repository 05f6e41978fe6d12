import { addWords } from './language-hi/in-hindi.ts';
import { mailWords } from './language-hi/mail-words.ts';

/** Makes the translation into Hindi know the words of mails. */
export function addMailHindi(): void {
  addWords(mailWords);
}
