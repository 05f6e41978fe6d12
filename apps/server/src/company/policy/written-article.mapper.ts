import type { ArticleBlock, ArticleText, ArticleTexts } from '@pgm/api/contract';
import type { Translate, WrittenArticle, WrittenBlock } from './written-article.types.ts';

/** The texts of an article that is part of the code, in both languages, as they are stored. */
export function toWrittenTexts(toArticle: (translate: Translate) => WrittenArticle): {
  readonly english: ArticleTexts;
  readonly hindi: ArticleTexts;
} {
  return {
    english: toTexts(toArticle((english) => english)),
    hindi: toTexts(toArticle((_english, hindi) => hindi)),
  };
}

function toTexts({ title, lead, sections }: WrittenArticle): ArticleTexts {
  const content = sections.flatMap(({ id, heading, blocks }) => [
    { type: 'heading' as const, attrs: { level: 2 as const, id }, content: toText(heading) },
    ...blocks.map(toBlock),
  ]);
  return { title, summary: lead, body: { type: 'doc', content } };
}

function toBlock(block: WrittenBlock): ArticleBlock {
  if (typeof block === 'string') return { type: 'paragraph', content: toText(block) };
  if ('note' in block) return { type: 'note', content: toText(block.note) };
  if ('steps' in block)
    return { type: 'orderedList', content: block.steps.map((step) => toItem(toText(step))) };
  return { type: 'bulletList', content: toEntries(block).map(toItem) };
}

function toEntries(
  block: Exclude<WrittenBlock, string | { readonly note: string } | { readonly steps: unknown }>,
) {
  if ('list' in block) return block.list.map(toText);
  if ('links' in block) return block.links.map(({ href, label }) => [toLink(href, label)]);
  return block.facts.map(({ label, text }) => [toBold(label), ...toText(`: ${text}`)]);
}

const toText = (text: string): ArticleText[] => [{ type: 'text', text }];

const toBold = (text: string): ArticleText => ({ type: 'text', text, marks: [{ type: 'bold' }] });

const toLink = (href: string, text: string): ArticleText => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href } }],
});

const toItem = (content: ArticleText[]) => ({
  type: 'listItem' as const,
  content: [{ type: 'paragraph' as const, content }],
});
