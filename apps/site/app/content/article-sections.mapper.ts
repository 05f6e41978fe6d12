import { type ArticleBlock, type ArticleBody, type ArticleText, toPlainText } from '@pgm/api/contract';
import type { ArticleSection, WayOn, Words } from '@pgm/ui/company/article';
import type { FactLine } from '@pgm/ui/primitives/fact-lines';

type Section = ArticleSection<Words>;
type Block = Section['blocks'][number];

/** The text of an article as pages show it: each heading begins a section. */
export function toArticleSections({ content }: ArticleBody): Section[] {
  const sections: { id: string; heading: string; blocks: Block[] }[] = [];
  for (const block of content) {
    if (block.type === 'heading') {
      const id = block.attrs.id ?? `part-${sections.length + 1}`;
      sections.push({ id, heading: toPlainText([block]), blocks: [] });
    } else sections.at(-1)?.blocks.push(toBlock(block));
  }
  return sections;
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

/** Entries that all begin with bold words of their own and a colon are facts; undefined where one does not. */
function toFacts(entries: readonly (readonly ArticleText[])[]): FactLine[] | undefined {
  const facts = entries.flatMap(toFact);
  const labels = new Set(facts.map(({ label }) => label));
  return labels.size === entries.length ? facts : undefined;
}

/** The colon can be bold too. */
function toFact([bold, ...more]: readonly ArticleText[]): FactLine[] {
  if (bold?.marks?.length !== 1 || bold.marks[0]?.type !== 'bold' || !more.every(isPlain)) return [];
  const [label = '', ...values] = (bold.text + toText(more)).split(':');
  const value = values.join(':').trim();
  const isLabel = [label.trim(), `${label.trim()}:`].includes(bold.text.trim());
  return isLabel && value !== '' ? [{ label: label.trim(), value }] : [];
}

function toHref(marks: NonNullable<ArticleText['marks']>): string | undefined {
  const [link] = marks.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []));
  return link;
}
