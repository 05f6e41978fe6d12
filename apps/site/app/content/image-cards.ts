import type { ArticleSection, Words } from '@pgm/ui/company/article';
import type { ImageFacts } from '@pgm/ui/primitives/responsive-image';
import { type Block, isCards, isWords, toPlainWords } from '#app/kit/article-blocks.ts';

type Section = ArticleSection<Words>;

/** A card of a text that has an image. */
interface ImageCard {
  readonly title: string;
  readonly text: string;
  /** The word above its title. */
  readonly label?: string | undefined;
  readonly image: ImageFacts;
  /** The important note that stands directly below it. */
  readonly note?: string;
}

interface SplitText {
  readonly cards: readonly ImageCard[];
  /** The heading above the first card; undefined without a card. */
  readonly name: string | undefined;
  /** What else the text says. */
  readonly sections: readonly Section[];
}

/** Takes the cards with an image out of a text, for a page that shows them in a way of its own. */
export function splitImageCards(sections: readonly Section[]): SplitText {
  const split = sections.map((section) => ({ section, ...splitBlocks(section.blocks) }));
  return {
    cards: split.flatMap(({ cards }) => cards),
    name: split.find(({ cards }) => cards.length > 0)?.section.heading,
    sections: split
      .filter(({ cards, blocks }) => cards.length === 0 || blocks.length > 0)
      .map(({ section, blocks }) => ({ ...section, blocks })),
  };
}

function splitBlocks(all: readonly Block[]) {
  const cards: ImageCard[] = [];
  const blocks: Block[] = [];
  for (const [at, block] of all.entries()) {
    const before = all[at - 1];
    const last = cards.at(-1);
    if (isCards(block)) {
      const rest = block.cards.filter(({ image }) => image === undefined);
      for (const { title, text, label, image } of block.cards)
        if (image) cards.push({ title, text: toPlainWords(text), label, image });
      if (rest.length > 0) blocks.push({ cards: rest });
    } else if (last && isNote(block) && isCards(before) && before.cards.at(-1)?.image === last.image)
      cards.splice(-1, 1, { ...last, note: toPlainWords(block.note) });
    else blocks.push(block);
  }
  return { cards, blocks };
}

const isNote = (block: Block): block is Extract<Block, { note: unknown }> =>
  !isWords(block) && 'note' in block;
