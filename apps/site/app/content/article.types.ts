import type { ArticleSection } from '@pgm/ui/article';
import type { PictureImage } from '@pgm/ui/picture';

/** An article of the blog or of the news, in one language. */
export interface ArticleContent {
  /** Last part of its address, the same in every language. */
  readonly slug: string;
  /** Day of publication, as ISO text. */
  readonly date: string;
  readonly title: string;
  /** Two sentences: what lists show, and what opens the article. */
  readonly lead: string;
  readonly picture: PictureImage;
  readonly sections: readonly ArticleSection[];
}
