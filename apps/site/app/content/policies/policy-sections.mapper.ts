import {
  type ArticleBody,
  type CompanyFacts,
  fillPolicyText,
  toPolicyBlock,
  toShopTerms,
} from '@pgm/api/contract';
import type { ArticleSection, Words } from '@pgm/ui/company/article';
import { toArticleSections } from '../article-sections.mapper.ts';
import type { Translate } from '../translate.ts';
import { policyBlocks } from './policy-blocks.ts';
import { isWords, toPlainWords } from './plain-words.ts';

/** The text of a policy as pages and the PDF show it, with the facts of the company. */
export function toPolicySections(
  body: ArticleBody,
  company: CompanyFacts,
  translate: Translate,
): ArticleSection<Words>[] {
  const facts = policyBlocks(translate, company);
  return toArticleSections(fillPolicyText(body, toShopTerms(company))).map((section) => ({
    ...section,
    blocks: section.blocks.flatMap((block) => {
      const name = isWords(block) ? toPolicyBlock(toPlainWords(block)) : undefined;
      return name === undefined ? [block] : facts[name];
    }),
  }));
}
