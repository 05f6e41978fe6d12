import type { Article, CompanyFacts } from '@pgm/api/contract';
import type { ArticleSection, Words } from '@pgm/ui/company/article';
import { toCardImage } from './article-image.ts';
import { toFilledSections } from './fact-words.mapper.ts';
import { type Content, type Translate, translateIn } from './translate.ts';

/** What staff write of a page or a policy. */
type WrittenText = Pick<Article, 'body' | 'language' | 'cardMedia'>;

/** The text of a page or a policy as its page shows it, with the facts of the company. */
export const pageSections = madeOnce(
  (text: WrittenText): Content<readonly ArticleSection<Words>[]> =>
    (translate, company) =>
      toFilledSections(text.body, company, translateIn(text.language), toCardImage(text, translate)),
);

/** A content with what it was made for. */
interface Made<Shown> {
  readonly translate: Translate;
  readonly company: CompanyFacts;
  readonly shown: Shown;
}

/**
 * Makes the content of a text once, and again for another language or other facts: the server shows a text that it has read
 * to many readers.
 */
function madeOnce<Text extends object, Shown>(
  toContent: (text: Text) => Content<Shown>,
): (text: Text) => Content<Shown> {
  const made = new WeakMap<Text, Made<Shown>>();
  return (text) => (translate, company) => {
    const known = made.get(text);
    if (known?.translate === translate && known.company === company) return known.shown;
    const shown = toContent(text)(translate, company);
    made.set(text, { translate, company, shown });
    return shown;
  };
}
