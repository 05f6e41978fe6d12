import type { ArticleContent } from '../article.types.ts';
import type { Content } from '../translate.ts';
import { deliveryChoices } from './delivery-choices.ts';
import { pointsPage } from './points-page.ts';
import { returns } from './returns.ts';
import { shopOpen } from './shop-open.ts';

// For the company: the first four items are drafts with sample dates; publish, date or replace them.
/** The company's news, newest first. */
export const newsItems: readonly Content<ArticleContent>[] = [returns, pointsPage, deliveryChoices, shopOpen];
