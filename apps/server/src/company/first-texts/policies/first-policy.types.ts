import type { PolicySlug } from '@pgm/api/contract';
import type { Translate, WrittenArticle } from '../written-article.types.ts';

/** The first version of a policy in one language; words in braces stand for facts of the company. */
interface WrittenPolicy extends WrittenArticle {
  readonly slug: PolicySlug;
}

/** Makes the first version of a policy in the language of `translate`. */
export type ToFirstPolicy = (translate: Translate) => WrittenPolicy;
