import type { ArticleSection, Words } from '@pgm/ui/company/article';

/** A part of a section. */
export type Block = ArticleSection<Words>['blocks'][number];
export type Cards = Extract<Block, { cards: unknown }>;

/** Whether it is a paragraph. */
export const isWords = (block: Block): block is Words => typeof block === 'string' || Array.isArray(block);

/** Whether it is cards. */
export const isCards = (block: Block | undefined): block is Cards =>
  block !== undefined && !isWords(block) && 'cards' in block;

/** The words of a paragraph without their marks. */
export function toPlainWords(words: Words): string {
  return typeof words === 'string' ? words : words.map(({ text }) => text).join('');
}
