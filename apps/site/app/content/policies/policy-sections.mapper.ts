import {
  type ArticleBody,
  type CompanyFacts,
  type PolicyBlock,
  type ShopTerms,
  fillPolicyText,
  toPolicyBlock,
  toShopTerms,
} from '@pgm/api/contract';
import type { ArticleSection, Words } from '@pgm/ui/company/article';
import { toArticleSections } from '../article-sections.mapper.ts';
import type { Translate } from '../translate.ts';
import { policyBlocks } from './policy-blocks.ts';
import { isWords, toPlainWords } from './plain-words.ts';

type Section = ArticleSection<Words>;

/** The text of a policy as pages and the PDF show it, with the facts of the company. */
export function toPolicySections(body: ArticleBody, company: CompanyFacts, translate: Translate): Section[] {
  const facts = policyBlocks(translate, company);
  return fillPolicySections(body, toShopTerms(company), (name) => facts[name]);
}

/** The text of a policy with the numbers of the shop. @param toBlocks what a paragraph shows that stands for facts */
export function fillPolicySections(
  body: ArticleBody,
  terms: ShopTerms,
  toBlocks: (name: PolicyBlock) => Section['blocks'],
): Section[] {
  return toArticleSections(fillPolicyText(body, terms)).map((section) => ({
    ...section,
    blocks: section.blocks.flatMap((block) => {
      const name = isWords(block) ? toPolicyBlock(toPlainWords(block)) : undefined;
      return name === undefined ? [block] : toBlocks(name);
    }),
  }));
}
