import type { ArticleSection } from '@pgm/ui/company/article';
import type { ImageFacts } from '@pgm/ui/primitives/responsive-image';

/** An article of the blog or of the news, in one language. */
export interface ArticleContent {
  /** Last part of the article's address, the same in every language. */
  readonly slug: string;
  /** Day of publication, as ISO text. */
  readonly date: string;
  readonly title: string;
  /** Two sentences that lists show and that open the article. */
  readonly lead: string;
  readonly image: ImageFacts;
  readonly sections: readonly ArticleSection[];
}
