import type { ArticleBlock, ArticleBody, ArticleText } from '@pgm/api/contract';
import type { SampleArticle, SampleBlock } from './sample-article.types.ts';

/** The text of a sample article as it is stored. */
export function toSampleBody({ sections }: Pick<SampleArticle, 'sections'>): ArticleBody {
  return {
    type: 'doc',
    content: sections.flatMap(({ id, heading, blocks }) => [
      { type: 'heading' as const, attrs: { level: 2 as const, id }, content: toText(heading) },
      ...blocks.map(toBlock),
    ]),
  };
}

function toBlock(block: SampleBlock): ArticleBlock {
  if (typeof block === 'string') return { type: 'paragraph', content: toText(block) };
  if ('note' in block) return { type: 'note', content: toText(block.note) };
  if ('list' in block) return { type: 'bulletList', content: block.list.map((item) => toItem(toText(item))) };
  if ('steps' in block)
    return { type: 'orderedList', content: block.steps.map((step) => toItem(toText(step))) };
  return { type: 'bulletList', content: block.links.map(({ href, label }) => toItem([toLink(href, label)])) };
}

const toText = (text: string): ArticleText[] => [{ type: 'text', text }];

const toLink = (href: string, text: string): ArticleText => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href } }],
});

const toItem = (content: ArticleText[]) => ({
  type: 'listItem' as const,
  content: [{ type: 'paragraph' as const, content }],
});
