import type { ArticleSection } from '@pgm/ui/article';
import type { PageOpeningProps } from '@pgm/ui/content-page';

/** A page to read, in one language. */
export interface ContentPageData extends PageOpeningProps {
  /** Its address, spelled as the specification has it, such as `/about/ourcompany`. */
  readonly path: string;
  /** For the browser's tab and for search engines, without the company's name. */
  readonly title: string;
  /** One or two sentences for search engines and link previews. */
  readonly description: string;
  /** The way from the home page to here, this page included. */
  readonly crumbs: readonly { readonly label: string; readonly href?: string }[];
  readonly sections: readonly ArticleSection[];
}
