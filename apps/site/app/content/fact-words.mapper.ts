import {
  type ArticleBody,
  type CompanyFacts,
  type CompanyPost,
  type FactBlock,
  type ShopTerms,
  fillNumbers,
  isCompanyPost,
  toFactBlock,
  toShopTerms,
} from '@pgm/api/contract';
import type { ArticleSection, Words } from '@pgm/ui/company/article';
import { type ToCardImage, joinCards, toSingleBlocks } from './article-sections.mapper.ts';
import { factBlocks, toHolder, toHolderFacts } from './fact-blocks.ts';
import { type Block, type Cards, isCards, isWords, toPlainWords } from '#app/kit/article-blocks.ts';
import type { Translate } from './translate.ts';

type Section = ArticleSection<Words>;

/** What stands in place of the words for facts. */
interface ShownFacts {
  /** In place of a paragraph; undefined where its section is left out. */
  readonly toBlocks: (name: FactBlock) => readonly Block[] | undefined;
  /** Below the text of a card about a post. */
  readonly toHolder: (post: CompanyPost) => {
    readonly name: string | undefined;
    readonly contact?: string | undefined;
  };
}

/** The text of a page or a policy as pages and the PDF show it, with the facts of the company. */
export function toFilledSections(
  body: ArticleBody,
  company: CompanyFacts,
  translate: Translate,
  toImage?: ToCardImage,
): Section[] {
  const blocks = factBlocks(translate, company);
  return fillFacts(
    body,
    toShopTerms(company),
    {
      toBlocks: (name) => (isCompanyPost(name) ? [toHolderFacts(name, company, translate)] : blocks[name]),
      toHolder: (post) => toHolder(post, company),
    },
    toImage,
  );
}

/** A text with the numbers of the shop, and with facts in place of their words. */
export function fillFacts(
  body: ArticleBody,
  terms: ShopTerms,
  shown: ShownFacts,
  toImage?: ToCardImage,
): Section[] {
  return toSingleBlocks(fillNumbers(body, terms), toImage).flatMap(({ blocks, ...section }) => {
    const names = blocks.map(toFactName);
    if (names.some((name) => name !== undefined && shown.toBlocks(name) === undefined)) return [];
    const filled = blocks.flatMap((block, at) => {
      const [name, next] = [names[at], names[at + 1]];
      if (isCards(block) && isPost(next)) return [toPeople(block, shown.toHolder(next))];
      // The card has shown it.
      if (isCards(blocks[at - 1]) && isPost(name)) return [];
      return name === undefined ? [block] : (shown.toBlocks(name) ?? []);
    });
    return [{ ...section, blocks: joinCards(filled) }];
  });
}

const toFactName = (block: Block) => (isWords(block) ? toFactBlock(toPlainWords(block)) : undefined);

const isPost = (name: FactBlock | undefined): name is CompanyPost =>
  name !== undefined && isCompanyPost(name);

const toPeople = ({ cards }: Cards, holder: ReturnType<ShownFacts['toHolder']>): Block => ({
  people: cards.map(({ title, text }) => ({ post: title, text, ...holder })),
});
