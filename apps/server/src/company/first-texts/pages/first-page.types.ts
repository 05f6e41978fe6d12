import type { ArticleDrawing } from '@pgm/api/contract';
import type { Translate, WrittenArticle } from '../written-article.types.ts';

/** The first text of a page of the site in one language; words in braces stand for facts of the company. */
interface WrittenPage extends WrittenArticle {
  /** The drawing beside its heading. */
  readonly drawing: ArticleDrawing;
}

/** Makes the first text of a page in the language of `translate`. */
export type ToFirstPage = (translate: Translate) => WrittenPage;
