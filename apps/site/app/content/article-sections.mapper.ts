import { type ArticleBlock, type ArticleBody, type ArticleText, toPlainText } from '@pgm/api/contract';
import type { ArticleSection, WayOn, Words } from '@pgm/ui/company/article';

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
  return links.length === entries.length ? { links } : { list: entries.map(toWords) };
}

/** A plain string where nothing is marked: it is shorter in the page. */
function toWords(texts: readonly ArticleText[]): Words {
  if (texts.every(({ marks = [] }) => marks.length === 0)) return texts.map(({ text }) => text).join('');
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

/** An entry that is only a link leads on: a list of these is shown as a row of links. */
function toLink([only, ...more]: readonly ArticleText[]): WayOn[] {
  const href = toHref(only?.marks ?? []);
  return only === undefined || href === undefined || more.length > 0 ? [] : [{ href, label: only.text }];
}

function toHref(marks: NonNullable<ArticleText['marks']>): string | undefined {
  const [link] = marks.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []));
  return link;
}
