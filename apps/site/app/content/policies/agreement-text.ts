import type { ArticleTexts, CompanyFacts, Language } from '@pgm/api/contract';
import type { ArticleSection, Words } from '@pgm/ui/company/article';
import { translateIn } from '../translate.ts';
import { isWords, toPlainWords } from '#app/kit/article-blocks.ts';
import { toFilledSections } from '../fact-words.mapper.ts';

/** A block of the agreement. */
type Block = ArticleSection<Words>['blocks'][number];

/** The text of a version of the agreement, for the PDF of what an associate accepted. */
export function toAgreementText(
  { title, summary, body }: ArticleTexts,
  company: CompanyFacts,
  language: Language,
) {
  const translate = translateIn(language);
  return {
    heading: title,
    lead: summary,
    labels: {
      associate: translate('Associate', 'एसोसिएट'),
      version: translate('Version of', 'संस्करण'),
      acceptedOn: translate('Accepted on', 'स्वीकार किया'),
      withdrawUntil: translate('Withdrawal possible until', 'हटना संभव, इस दिन तक'),
      withdrawnOn: translate('Withdrawn on', 'हटे'),
    },
    sections: toFilledSections(body, company, translate).map((section) => ({
      heading: section.heading,
      lines: section.blocks.flatMap(toLines),
    })),
  };
}

/** The lines of a block on paper; links to other pages are left out, and facts that are not known. */
function toLines(block: Block): { text: string; isItem: boolean }[] {
  if (isWords(block)) return [{ text: toPlainWords(block), isItem: false }];
  if ('note' in block) return [{ text: toPlainWords(block.note), isItem: false }];
  if ('list' in block) return block.list.map(toItem);
  if ('steps' in block) return block.steps.map(toItem);
  if ('facts' in block)
    return block.facts.flatMap(({ label, value }) =>
      value === undefined ? [] : [toItem(`${label}: ${value}`)],
    );
  return [];
}

const toItem = (words: Words) => ({ text: toPlainWords(words), isItem: true });
