import { DEFAULT_TERMS, type ShopTerms } from '../sales/shop-terms.ts';
import { type ArticleBlock, type ArticleBody, type ArticleText, toPlainText } from './article-body.ts';
import { GRIEVANCE } from './grievance.ts';

/** What stands alone in a paragraph of a policy, in braces: facts of the company with their names. */
export const POLICY_BLOCKS = ['seller', 'nodalOfficer', 'dataProtection', 'grievance'] as const;
export type PolicyBlock = (typeof POLICY_BLOCKS)[number];

/** The numbers that a policy can name in braces. */
function toPolicyNumbers({ delivery, returnDays, coolingOffDays, paymentMinutes }: ShopTerms) {
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

/** What can be in braces, as it is typed. */
export const POLICY_WORDS = {
  numbers: [...toPolicyNumbers(DEFAULT_TERMS).keys()].map((name) => `{${name}}`),
  blocks: POLICY_BLOCKS.map((name) => `{${name}}`),
};

const BRACES = /\{[^}]*\}?|\}/g;

/** Why the text of a policy cannot be shown; undefined when it can. */
export function policyTextProblem({ content }: ArticleBody): string | undefined {
  const { numbers, blocks } = POLICY_WORDS;
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

/** The text of a policy with the numbers of the shop. */
export function fillPolicyText(body: ArticleBody, terms: ShopTerms): ArticleBody {
  const numbers = toPolicyNumbers(terms);
  const fill = (texts: readonly ArticleText[]) =>
    texts.map((one) => ({
      ...one,
      text: one.text.replace(/\{(\w+)\}/g, (word, name: string) => numbers.get(name) ?? word),
    }));
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
export function toPolicyBlock(text: string): PolicyBlock | undefined {
  return POLICY_BLOCKS.find((name) => text.trim() === `{${name}}`);
}
