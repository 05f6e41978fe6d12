import type { ArticleSection } from '@pgm/ui/company/article';
import type { PageOpeningProps } from '@pgm/ui/company/content-page';

/** A content page, in one language; the texts of its sections are plain, or have marks. */
export interface ContentPageData<Text = string> extends PageOpeningProps {
  /** Its address, spelled as in the specification, such as `/about/ourcompany`. */
  readonly path: string;
  /** The title for the browser tab and for search engines, without the company's name. */
  readonly title: string;
  /** One or two sentences for search engines and link previews. */
  readonly description: string;
  /** The breadcrumbs from the home page to this page, this page included. */
  readonly crumbs: readonly { readonly label: string; readonly href?: string }[];
  readonly sections: readonly ArticleSection<Text>[];
}
