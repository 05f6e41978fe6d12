import {
  type ArticleBody,
  COMPANY_POSTS,
  type CompanyFacts,
  type CompanyPost,
  type FactBlock,
  type ShopTerms,
  fillNumbers,
  toFactBlock,
  toShopTerms,
} from '@pgm/api/contract';
import type { ArticleSection, Words } from '@pgm/ui/company/article';
import { toArticleSections } from './article-sections.mapper.ts';
import { factBlocks, toHolder } from './fact-blocks.ts';
import { isWords, toPlainWords } from './plain-words.ts';
import type { Translate } from './translate.ts';

type Section = ArticleSection<Words>;
type Block = Section['blocks'][number];

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
export function toFilledSections(body: ArticleBody, company: CompanyFacts, translate: Translate): Section[] {
  const blocks = factBlocks(translate, company);
  return fillFacts(body, toShopTerms(company), {
    toBlocks: (name) => blocks[name],
    toHolder: (post) => toHolder(post, company),
  });
}

/** A text with the numbers of the shop, and with facts in place of their words. */
export function fillFacts(body: ArticleBody, terms: ShopTerms, shown: ShownFacts): Section[] {
  return toArticleSections(fillNumbers(body, terms)).flatMap((section) => {
    const blocks: Block[] = [];
    for (const block of section.blocks) {
      const name = isWords(block) ? toFactBlock(toPlainWords(block)) : undefined;
      const post = COMPANY_POSTS.find((one) => one === name);
      const isOnCard = post !== undefined && giveHolder(blocks, shown.toHolder(post));
      const facts = name === undefined ? [block] : shown.toBlocks(name);
      if (facts === undefined) return [];
      if (!isOnCard) blocks.push(...facts);
    }
    return [{ ...section, blocks }];
  });
}

/** Makes the card above a word for a post a card of its holder; false where no card is above. */
function giveHolder(blocks: Block[], holder: ReturnType<ShownFacts['toHolder']>): boolean {
  const last = blocks.at(-1);
  if (last === undefined || isWords(last) || !('cards' in last)) return false;
  const card = last.cards.at(-1);
  if (card === undefined) return false;
  blocks.pop();
  if (last.cards.length > 1) blocks.push({ cards: last.cards.slice(0, -1) });
  const person = { post: card.title, text: card.text, ...holder };
  const before = blocks.at(-1);
  if (before !== undefined && !isWords(before) && 'people' in before)
    blocks.splice(-1, 1, { people: [...before.people, person] });
  else blocks.push({ people: [person] });
  return true;
}
