import { AGREEMENT_VERSION, type CompanyFacts } from '@pgm/api/contract';
import type { ArticleSection } from '@pgm/ui/company/article';
import { type Translate, translateIn } from '../translate.ts';
import { agreement } from './agreement.ts';

/** A block of the agreement: the text has only these kinds. */
type Block = ArticleSection['blocks'][number];

/**
 * The texts of the agreement by version, for the PDF of what an associate accepted. When a new version is written, the text of
 * the one before stays here as it was.
 */
export function toAgreements(company: CompanyFacts) {
  return {
    [AGREEMENT_VERSION]: {
      en: toText(translateIn('en'), company),
      hi: toText(translateIn('hi'), company),
    },
  };
}

function toText(translate: Translate, company: CompanyFacts) {
  const { heading, lead, sections } = agreement(translate, company);
  return {
    heading,
    lead,
    labels: {
      associate: translate('Associate', 'एसोसिएट'),
      version: translate('Version of', 'संस्करण'),
      acceptedOn: translate('Accepted on', 'स्वीकार किया'),
      withdrawUntil: translate('Withdrawal possible until', 'हटना संभव, इस दिन तक'),
      withdrawnOn: translate('Withdrawn on', 'हटे'),
    },
    sections: sections.map((section) => ({
      heading: section.heading,
      lines: section.blocks.flatMap(toLines),
    })),
  };
}

/** The lines of a block on paper; links to other pages are left out, and facts that are not known. */
function toLines(block: Block): { text: string; isItem: boolean }[] {
  if (typeof block === 'string') return [{ text: block, isItem: false }];
  if ('list' in block) return block.list.map((text) => ({ text, isItem: true }));
  if ('facts' in block)
    return block.facts.flatMap(({ label, value }) =>
      value === undefined ? [] : [{ text: `${label}: ${value}`, isItem: true }],
    );
  return [];
}
