import type { ArticleKind } from '@pgm/api/contract';
import { deliveryChoices } from './delivery-choices.ts';
import { firstMonth } from './first-month.ts';
import { herbsAndMedicines } from './herbs-and-medicines.ts';
import { honestWords } from './honest-words.ts';
import { monsoonStorage } from './monsoon-storage.ts';
import { pointsPage } from './points-page.ts';
import { readALabel } from './read-a-label.ts';
import { returns } from './returns.ts';
import type { ToSampleArticle } from './sample-article.types.ts';
import { shopOpen } from './shop-open.ts';

/** The sample articles, by their kind. */
export const sampleArticles: Readonly<Record<ArticleKind, readonly ToSampleArticle[]>> = {
  blog: [readALabel, monsoonStorage, herbsAndMedicines, honestWords, firstMonth],
  news: [returns, pointsPage, deliveryChoices, shopOpen],
};
