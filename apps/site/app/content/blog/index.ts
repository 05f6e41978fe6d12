import type { ArticleContent } from '../article.types.ts';
import type { Content } from '../translate.ts';
import { firstMonth } from './first-month.ts';
import { herbsAndMedicines } from './herbs-and-medicines.ts';
import { honestWords } from './honest-words.ts';
import { monsoonStorage } from './monsoon-storage.ts';
import { readALabel } from './read-a-label.ts';

/** The articles of the blog, newest first. */
export const blogArticles: readonly Content<ArticleContent>[] = [
  readALabel,
  monsoonStorage,
  herbsAndMedicines,
  honestWords,
  firstMonth,
];
