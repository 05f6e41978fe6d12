import type { Language } from '@pgm/ui/language';
import type { Crumb } from '../structured-data/breadcrumb-list.ts';

/**
 * What search engines and messaging apps are told of a page. Words are English, or in the visitor's language already;
 * `{brand}` in them is the company's name.
 */
export interface PageFacts {
  /** Without the company's name. */
  readonly title: string;
  readonly description: string;
  /** The address that stands for this page whatever its query, such as `/products/skin-care`. */
  readonly path: string;
  /** Which page of a list, from 1; each stands for itself. */
  readonly page?: number;
  /** Search engines are asked to leave this page out. Default false. */
  readonly isUnlisted?: boolean;
  /** Default 'website'. */
  readonly type?: 'article' | 'product';
  /** For link previews, 1200 × 630. Default: a drawing of ours. */
  readonly image?: { readonly path: string; readonly alt: string } | undefined;
  /** More of Open Graph by name, such as `article:published_time`. */
  readonly more?: Readonly<Record<string, string>>;
  /** The way here, as the page shows it. */
  readonly crumbs?: readonly Crumb[];
  /** Make further facts in schema.org's vocabulary, if there are any; false in a browser, which then comes without the code for it. */
  readonly things?: false | readonly ((visit: Visit) => object | undefined)[];
}

/** What the root's loader tells of the visit. */
export interface Visit {
  /** Where the site is reached, such as `https://example.in`. */
  readonly origin: string;
  readonly language: Language;
}
