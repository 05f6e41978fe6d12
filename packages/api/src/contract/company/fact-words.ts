import { DEFAULT_TERMS, type ShopTerms } from '../sales/shop-terms.ts';
import {
  type ArticleBlock,
  type ArticleBody,
  type ArticleText,
  isCardTitle,
  toPlainText,
} from './article-body.ts';
import { GRIEVANCE } from './grievance.ts';

/** The posts whose holders a text can show: alone, or below the text of a card about the post. */
export const COMPANY_POSTS = [
  'managingDirector',
  'productQuality',
  'deliveries',
  'associateCare',
  'grievanceOfficer',
  'nodalOfficer',
  'dataProtection',
] as const;
export type CompanyPost = (typeof COMPANY_POSTS)[number];

/** Whether a name is that of a post. */
export const isCompanyPost = (name: FactBlock): name is CompanyPost =>
  COMPANY_POSTS.some((post) => post === name);

/** What stands alone in a paragraph, in braces: facts of the company with their names. */
export const FACT_BLOCKS = [
  'seller',
  'grievance',
  'memberships',
  'groupCompanies',
  'pointValue',
  ...COMPANY_POSTS,
] as const;
export type FactBlock = (typeof FACT_BLOCKS)[number];

/** The numbers that a text can name in braces. */
function toNumbers({ delivery, returnDays, coolingOffDays, paymentMinutes }: ShopTerms) {
  const { STANDARD: standard, EXPRESS: express } = delivery;
  const numbers = {
    returnDays,
    coolingOffDays,
    paymentMinutes,
    standardDays: standard.days.join('–'),
    standardFee: standard.fee,
    standardFreeFrom: standard.freeFrom,
    expressDays: express.days.join('–'),
    expressFee: express.fee,
    grievanceHours: GRIEVANCE.acknowledgedInHours,
    grievanceDays: GRIEVANCE.settledInDays,
  };
  return new Map(Object.entries(numbers).map(([name, number]) => [name, String(number)]));
}

/** What can be in braces in a policy or a page of the site, as it is typed. */
export const FACT_WORDS = {
  numbers: [...toNumbers(DEFAULT_TERMS).keys()].map((name) => `{${name}}`),
  blocks: FACT_BLOCKS.map((name) => `{${name}}`),
};

const BRACES = /\{[^}]*\}?|\}/g;

/** Why a text with words in braces cannot be shown; undefined when it can. */
export function factWordProblem({ content }: ArticleBody): string | undefined {
  const { numbers, blocks } = FACT_WORDS;
  const isAfterTitle = content.some(
    (block, at) =>
      isCardTitle(block) && toFactBlock(toPlainText(content.slice(at + 1, at + 2))) !== undefined,
  );
  if (isAfterTitle) return 'Below the title of a card stands its text, and a word for whole facts below that';
  const unknown = content
    .map((block) => ({ block, text: toPlainText([block]) }))
    .filter(({ block, text }) => block.type !== 'paragraph' || !blocks.includes(text))
    .flatMap(({ text }) => text.match(BRACES) ?? [])
    .find((word) => !numbers.includes(word));
  if (unknown === undefined) return undefined;
  return blocks.includes(unknown)
    ? 'A word for whole facts stands alone in its paragraph'
    : 'A word in braces is not one of the known words';
}

/** A text with the numbers of the shop in place of their words. */
export function fillNumbers(body: ArticleBody, terms: ShopTerms): ArticleBody {
  const numbers = toNumbers(terms);
  const fillText = (text: string) =>
    text.replace(/\{(\w+)\}/g, (word, name: string) => numbers.get(name) ?? word);
  const fill = (texts: readonly ArticleText[]) =>
    texts.map((one) => (one.text.includes('{') ? { ...one, text: fillText(one.text) } : one));
  const fillBlock = (block: ArticleBlock): ArticleBlock =>
    block.type === 'bulletList' || block.type === 'orderedList'
      ? {
          ...block,
          content: block.content.map((item) => ({
            ...item,
            content: item.content.map((paragraph) => ({ ...paragraph, content: fill(paragraph.content) })),
          })),
        }
      : { ...block, content: fill(block.content) };
  return { ...body, content: body.content.map(fillBlock) };
}

/** The name of the facts that a paragraph stands for; undefined for another paragraph. */
export function toFactBlock(text: string): FactBlock | undefined {
  return FACT_BLOCKS.find((name) => text.trim() === `{${name}}`);
}
