import { addMailHindi } from '../../foundations/language-hi-mails.ts';

addMailHindi();

export { inHindi } from '../../foundations/language-hi/in-hindi.ts';
