import type { ArticleSection, Words } from '@pgm/ui/company/article';

/** Whether a part of a section is a paragraph. */
export function isWords(block: ArticleSection<Words>['blocks'][number]): block is Words {
  return typeof block === 'string' || Array.isArray(block);
}

/** The words without their marks. */
export function toPlainWords(words: Words): string {
  return typeof words === 'string' ? words : words.map(({ text }) => text).join('');
}
