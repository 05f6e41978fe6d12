import * as z from 'zod/mini';
import { withoutInvisible } from '../invisible-characters.ts';

/** The limits of the text of an article: what a page can show, and an editor can read. */
const MAX_BLOCKS = 200;
const MAX_ITEMS = 50;
const MAX_PARTS = 200;
const MAX_PART = 5000;
const MAX_CHARACTERS = 30_000;
const MAX_HREF = 500;

const INVALID_LINK = 'A link begins with https://, http://, mailto: or /';
const TOO_MANY_PARTS = `A paragraph has at most ${MAX_PARTS} parts`;
const UNREADABLE = 'The text contains a part that is not known';

/** Other sites by http(s), a mail, or a page of this site. `//` and `/\` begin an address of another site. */
const LINK = /^(?:https?:\/\/[^\s/\\]\S*|mailto:[^\s@]+@[^\s@]+|\/(?![/\\])\S*)$/i;

/** Why an address cannot be that of a link in a text; undefined when it can. */
export function linkProblem(href: string): string | undefined {
  return href.length <= MAX_HREF && LINK.test(href) ? undefined : INVALID_LINK;
}

const Mark = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('bold') }),
    z.object({ type: z.literal('italic') }),
    z.object({
      type: z.literal('link'),
      attrs: z.object({
        href: z.string(INVALID_LINK).check(z.refine((href) => linkProblem(href) === undefined, INVALID_LINK)),
      }),
    }),
  ],
  UNREADABLE,
);

/** A piece of text with its marks. Spaces at its ends count: the next piece follows without one. */
const TextNode = z.object({
  type: z.literal('text', UNREADABLE),
  text: z.string(UNREADABLE).check(
    z.maxLength(MAX_PART, { error: `A part of a text has at most ${MAX_PART} characters`, abort: true }),
    z.overwrite(withoutInvisible),
    z.refine((value) => !value.includes('\0'), 'The text contains an unreadable character'),
  ),
  marks: z.optional(z.array(Mark).check(z.maxLength(3, UNREADABLE))),
});
export type ArticleText = z.infer<typeof TextNode>;

/** An editor sends no `content` of what is empty. */
const inline = z._default(z.array(TextNode).check(z.maxLength(MAX_PARTS, TOO_MANY_PARTS)), []);

/** The icons that a card can show. */
export const CARD_MARKS = ['leaf', 'person', 'scales', 'shield', 'star', 'team'] as const;

/** The drawings of the site that a card shows while it has no image. */
export const CARD_DRAWINGS = [
  'drying-racks',
  'mortar',
  'weighing',
  'packs',
  'packing-table',
  'delivery',
  'meeting',
  'market-stall',
  'tulsi',
  'amla',
  'turmeric',
  'neem',
  'giloy',
  'ashwagandha',
  'aloe',
  'moringa',
  'brahmi',
  'clove',
  'saffron',
  'triphala',
] as const;
export const CardDrawing = z.enum(CARD_DRAWINGS, 'The drawing of a card is not known');
export type CardDrawing = z.infer<typeof CardDrawing>;

const Paragraph = z.object({ type: z.literal('paragraph', UNREADABLE), content: inline });

const items = z
  .array(
    z.object({
      type: z.literal('listItem', UNREADABLE),
      content: z.array(Paragraph).check(z.length(1, 'An entry of a list is one paragraph')),
    }),
  )
  .check(
    z.minLength(1, 'A list has no entries'),
    z.maxLength(MAX_ITEMS, `A list has at most ${MAX_ITEMS} entries`),
  );

const Block = z.discriminatedUnion(
  'type',
  [
    Paragraph,
    z.object({
      type: z.literal('heading'),
      attrs: z.object({
        /** 2 begins a section; 3 is the title of a card, whose text is the paragraph below it. */
        level: z.literal([2, 3], 'A heading of a text has the level 2 or 3'),
        /** The fragment of links to it, the same in both languages. Default: its number. */
        id: z.nullish(
          z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/, 'A fragment has small letters, digits and -')),
        ),
        /** The icon of a card. Default: none. */
        mark: z.nullish(z.enum(CARD_MARKS, 'The icon of a card is not known')),
        /** What a card shows while it has no image. Default: nothing. */
        drawing: z.nullish(CardDrawing),
        /** The image of the media library that a card shows. Default: none. */
        mediaId: z.nullish(z.uuid('Image not found')),
      }),
      content: inline,
    }),
    z.object({ type: z.literal('bulletList'), content: items }),
    z.object({ type: z.literal('orderedList'), content: items }),
    /** An important note. */
    z.object({ type: z.literal('note'), content: inline }),
  ],
  UNREADABLE,
);
export type ArticleBlock = z.infer<typeof Block>;

/**
 * The text of an article: a small document in the JSON of ProseMirror, so that an editor of that kind reads and writes it.
 * It begins with a heading, because pages show it in sections. Empty paragraphs and headings are left out.
 */
export const ArticleBody = z.object(
  {
    type: z.literal('doc', UNREADABLE),
    content: z.array(Block, 'Text is required').check(
      z.maxLength(MAX_BLOCKS, { error: `A text has at most ${MAX_BLOCKS} blocks`, abort: true }),
      z.overwrite((blocks) => blocks.filter((block) => toPlainText([block]) !== '')),
      z.minLength(1, { error: 'Text is required', abort: true }),
      z.refine(([first]) => first !== undefined && isSectionHeading(first), 'A text begins with a heading'),
      z.refine(haveCardTexts, 'Below the title of a card stands a paragraph'),
      z.refine(hasOwnFragments, 'Two headings have the same fragment'),
      z.refine(
        (blocks) => toPlainText(blocks).length <= MAX_CHARACTERS,
        `A text has at most ${MAX_CHARACTERS} characters`,
      ),
    ),
  },
  UNREADABLE,
);
export type ArticleBody = z.infer<typeof ArticleBody>;

/** Whether a block is the title of a card. */
export function isCardTitle(block: ArticleBlock): boolean {
  return block.type === 'heading' && block.attrs.level === 3;
}

/** The sections of the home page that are parts of it, by their fragments: below their headings it shows what belongs there. */
export const HOME_PARTS = ['banner', 'categories', 'products'] as const;

/** The text of an article as it is written: a heading with nothing below it would not be shown. */
export const WrittenBody = ArticleBody.check(
  z.refine(({ content }) => haveSectionTexts(content), 'Below a heading stands a text'),
);

/** The ids of the images of the media library that the cards of texts show, each once. */
export function cardMediaIds(texts: readonly ArticleBody[]): string[] {
  const ids = texts.flatMap(({ content }) =>
    content.flatMap((block) => (block.type === 'heading' ? (block.attrs.mediaId ?? []) : [])),
  );
  return [...new Set(ids)];
}

function haveCardTexts(blocks: readonly ArticleBlock[]): boolean {
  return blocks.every((block, at) => !isCardTitle(block) || blocks[at + 1]?.type === 'paragraph');
}

function haveSectionTexts(blocks: readonly ArticleBlock[]): boolean {
  return blocks.every((block, at) => {
    if (!isSectionHeading(block) || HOME_PARTS.some((part) => part === block.attrs.id)) return true;
    const next = blocks[at + 1];
    return next !== undefined && !isSectionHeading(next);
  });
}

function isSectionHeading(block: ArticleBlock): block is Extract<ArticleBlock, { type: 'heading' }> {
  return block.type === 'heading' && !isCardTitle(block);
}

function hasOwnFragments(blocks: readonly ArticleBlock[]): boolean {
  const fragments = blocks.flatMap((block) => (block.type === 'heading' ? (block.attrs.id ?? []) : []));
  return new Set(fragments).size === fragments.length;
}

/** The words of blocks without their marks, a line for each paragraph, heading, note and entry. */
export function toPlainText(blocks: readonly ArticleBlock[]): string {
  return blocks
    .flatMap((block) =>
      block.type === 'bulletList' || block.type === 'orderedList'
        ? block.content.flatMap((item) => item.content)
        : [block],
    )
    .map(({ content }) =>
      content
        .map(({ text }) => text)
        .join('')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
}
