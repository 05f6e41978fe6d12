import type { Translate, WrittenArticle } from '../../company/first-texts/written-article.types.ts';

/** A sample article in one language. */
interface SampleArticle extends WrittenArticle {
  /** The day of publication, as ISO text. */
  readonly date: string;
}

/** Makes a sample article in the language of `translate`. */
export type ToSampleArticle = (translate: Translate) => SampleArticle;
