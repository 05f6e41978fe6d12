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

function toTexts({ title, heading: atTop, lead, sections }: WrittenArticle): ArticleTexts {
  const content = sections.flatMap(({ id, heading, blocks }) => [
    { type: 'heading' as const, attrs: { level: 2 as const, id }, content: toText(heading) },
    ...blocks.flatMap(toBlocks),
  ]);
  return {
    title,
    ...(atTop !== undefined && { heading: atTop }),
    summary: lead,
    body: { type: 'doc', content },
  };
}

type WrittenList = Extract<WrittenBlock, { list: unknown } | { links: unknown } | { facts: unknown }>;
type WrittenCard = Extract<WrittenBlock, { cards: unknown }>['cards'][number];

function toBlocks(block: WrittenBlock): ArticleBlock[] {
  if (typeof block === 'string') return [toParagraph(block)];
  if ('note' in block) return [{ type: 'note', content: toText(block.note) }];
  if ('cards' in block) return block.cards.flatMap(toCard);
  if ('steps' in block)
    return [{ type: 'orderedList', content: block.steps.map((step) => toItem(toText(step))) }];
  return [{ type: 'bulletList', content: toEntries(block).map(toItem) }];
}

function toEntries(block: WrittenList): ArticleText[][] {
  if ('list' in block) return block.list.map(toText);
  if ('links' in block) return block.links.map(({ href, label }) => [toLink(href, label)]);
  // A question needs no colon.
  return block.facts.map(({ label, text }) => [
    toBold(label),
    ...toText(label.endsWith('?') ? ` ${text}` : `: ${text}`),
  ]);
}

/** The title of a card, its text, and the word for the holder of its post. */
function toCard({ label, title, text, mark, drawing, post }: WrittenCard): ArticleBlock[] {
  const content = label === undefined ? toText(title) : [toBold(label), ...toText(`: ${title}`)];
  return [
    { type: 'heading', attrs: { level: 3, ...(mark && { mark }), ...(drawing && { drawing }) }, content },
    toParagraph(text),
    ...(post === undefined ? [] : [toParagraph(`{${post}}`)]),
  ];
}

const toText = (text: string): ArticleText[] => [{ type: 'text', text }];

const toParagraph = (text: string) => ({ type: 'paragraph' as const, content: toText(text) });

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
