import {
  type ArticleBlock,
  type ArticleBody,
  type ArticleText,
  isCardTitle,
  toPlainText,
} from '@pgm/api/contract';
import type { ArticleSection, WayOn, Words } from '@pgm/ui/company/article';
import type { FactLine } from '@pgm/ui/primitives/fact-lines';
import type { ImageFacts } from '@pgm/ui/primitives/responsive-image';
import { type Block, isCards, isWords } from '#app/kit/article-blocks.ts';

type Section = ArticleSection<Words>;

/** The image of a card, by the attributes of its title; undefined without one. */
export type ToCardImage = (attrs: Pick<CardTitle['attrs'], 'mediaId' | 'drawing'>) => ImageFacts | undefined;

const noImage: ToCardImage = () => undefined;

/** The text of an article as pages show it: each heading begins a section. */
export function toArticleSections(body: ArticleBody, toImage?: ToCardImage): Section[] {
  return toSingleBlocks(body, toImage).map((section) => ({ ...section, blocks: joinCards(section.blocks) }));
}

/** The same with each card by itself: a title of the level 3 with the paragraph below it. */
export function toSingleBlocks({ content }: ArticleBody, toImage = noImage): Section[] {
  const sections: { id: string; heading: string; blocks: Block[] }[] = [];
  for (const [at, block] of content.entries()) {
    const blocks = sections.at(-1)?.blocks;
    const title = toCardTitle(content[at - 1]);
    if (toCardTitle(block)) continue;
    if (block.type === 'heading') {
      const id = block.attrs.id ?? `part-${sections.length + 1}`;
      sections.push({ id, heading: toPlainText([block]), blocks: [] });
    } else if (title && block.type === 'paragraph')
      blocks?.push({ cards: [{ ...toCardOpening(title, toImage), text: toWords(block.content) }] });
    else blocks?.push(toBlock(block));
  }
  return sections;
}

/** Cards that follow one another are shown side by side, and so are people. */
export function joinCards(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (isCards(block) && isCards(last)) joined.splice(-1, 1, { cards: [...last.cards, ...block.cards] });
    else if (isPeople(block) && isPeople(last))
      joined.splice(-1, 1, { people: [...last.people, ...block.people] });
    else joined.push(block);
  }
  return joined;
}

type People = Extract<Block, { people: unknown }>;
type CardTitle = Extract<ArticleBlock, { type: 'heading' }>;

const isPeople = (block: Block | undefined): block is People =>
  block !== undefined && !isWords(block) && 'people' in block;

const toCardTitle = (block: ArticleBlock | undefined): CardTitle | undefined =>
  block?.type === 'heading' && isCardTitle(block) ? block : undefined;

/** Bold words with a colon at the beginning of the title are its label. */
function toCardOpening({ attrs, content }: CardTitle, toImage: ToCardImage) {
  const [fact] = toFact(content);
  const mark = attrs.mark ?? undefined;
  const image = toImage(attrs);
  return {
    ...(fact ? { label: fact.label, title: fact.value } : { title: toText(content) }),
    ...(mark && { mark }),
    ...(image && { image }),
  };
}

function toBlock(block: Exclude<ArticleBlock, { type: 'heading' }>): Block {
  if (block.type === 'paragraph') return toWords(block.content);
  if (block.type === 'note') return { note: toWords(block.content) };
  const entries = block.content.flatMap((item) => item.content.map(({ content }) => content));
  if (block.type === 'orderedList') return { steps: entries.map(toWords) };
  const links = entries.flatMap(toLink);
  if (links.length === entries.length) return { links };
  const facts = toFacts(entries);
  return facts ? { facts } : { list: entries.map(toWords) };
}

/** A plain string where nothing is marked: it is shorter in the page. */
function toWords(texts: readonly ArticleText[]): Words {
  if (texts.every(isPlain)) return toText(texts);
  return texts.map(({ text, marks = [] }) => {
    const href = toHref(marks);
    return {
      text,
      ...(marks.some(({ type }) => type === 'bold') && { isBold: true }),
      ...(marks.some(({ type }) => type === 'italic') && { isItalic: true }),
      ...(href !== undefined && { href }),
    };
  });
}

const isPlain = ({ marks = [] }: ArticleText) => marks.length === 0;

const toText = (texts: readonly ArticleText[]) => texts.map(({ text }) => text).join('');

/** An entry that is only a link leads on: a list of these is shown as a row of links. */
function toLink([only, ...more]: readonly ArticleText[]): WayOn[] {
  const href = toHref(only?.marks ?? []);
  return only === undefined || href === undefined || more.length > 0 ? [] : [{ href, label: only.text }];
}

/** Entries that all begin with bold words of their own and a colon, or a bold question, are facts; undefined where one does not. */
function toFacts(entries: readonly (readonly ArticleText[])[]): FactLine[] | undefined {
  const facts = entries.flatMap(toFact);
  const labels = new Set(facts.map(({ label }) => label));
  return labels.size === entries.length ? facts : undefined;
}

/** The colon can be bold too; a question needs none. */
function toFact([bold, ...more]: readonly ArticleText[]) {
  if (bold?.marks?.length !== 1 || bold.marks[0]?.type !== 'bold' || !more.every(isPlain)) return [];
  const opening = bold.text.trim();
  const label = opening.replace(/:$/, '');
  const rest = toText(more).trim();
  const isLabel = opening !== label || opening.endsWith('?') || rest.startsWith(':');
  const value = rest.replace(/^:/, '').trim();
  return isLabel && value !== '' ? [{ label: label.trim(), value }] : [];
}

function toHref(marks: NonNullable<ArticleText['marks']>): string | undefined {
  const [link] = marks.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []));
  return link;
}
