import type { Language } from '@pgm/ui/foundations/language';

/**
 * The facts about a page for search engines and messaging apps. Texts are English, or already in the visitor's
 * language; `{brand}` in them is the company's name.
 */
export interface PageFacts {
  /** The title without the company's name. */
  readonly title: string;
  readonly description: string;
  /** The canonical address of this page for any query, such as `/products/skin-care`. */
  readonly path: string;
  /** Which page of a list, from 1; each page has its own canonical address. */
  readonly page?: number;
  /** Search engines are asked to leave this page out. Default false. */
  readonly isUnlisted?: boolean;
  /** Default 'website'. */
  readonly type?: 'article' | 'product';
  /** Default: a drawing of this site. */
  readonly image?: PreviewImage | undefined;
  /** More Open Graph properties by name, such as `article:published_time`. */
  readonly more?: Readonly<Record<string, string>>;
  /** The breadcrumbs that the page shows. */
  readonly crumbs?: readonly Crumb[];
  /** Make more facts in schema.org's vocabulary, if there are any. */
  readonly things?: readonly ((visit: Visit) => object | undefined)[];
}

/** An image for link previews, 1200 × 630. */
export interface PreviewImage {
  readonly path: string;
  readonly alt: string;
}

/** One step of the way to a page; the last one is the page itself and has no address. */
export interface Crumb {
  /** English, or in the visitor's language already. */
  readonly label: string;
  readonly href?: string;
}

/** The data of the root's loader about the visit. */
export interface Visit {
  /** The origin of the site, such as `https://example.in`. */
  readonly origin: string;
  readonly language: Language;
}
