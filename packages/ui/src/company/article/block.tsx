import { CardGrid } from '../../primitives/card-grid/card-grid.tsx';
import { FactLines } from '../../primitives/fact-lines/fact-lines.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { People } from '../people/people.tsx';
import type { ArticleBlock, Words } from './article.types.ts';
import { MarkedWords } from './marked-words.tsx';
import { Steps } from './steps.tsx';

/** One block of a section. */
export function Block({ block }: { block: ArticleBlock<Words> }) {
  if (isWords(block))
    return (
      <p className="max-w-prose">
        <MarkedWords words={block} />
      </p>
    );
  if ('list' in block) {
    return (
      <ul className="grid max-w-prose list-disc gap-2 ps-5">
        {block.list.map((item, at) => (
          // Two entries can have the same words.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <MarkedWords words={item} />
          </li>
        ))}
      </ul>
    );
  }
  if ('steps' in block) return <Steps steps={block.steps} />;
  if ('facts' in block) return <FactLines facts={block.facts} />;
  if ('cards' in block) return <CardGrid cards={block.cards.map(withMarkedText)} />;
  if ('people' in block) return <People people={block.people.map(withMarkedText)} />;
  if ('note' in block) {
    return (
      <p className="max-w-prose rounded-field border border-spice bg-spice-soft p-4">
        <MarkedWords words={block.note} />
      </p>
    );
  }
  return (
    <ul className="flex flex-wrap gap-x-6">
      {block.links.map(({ href, label }, at) => (
        // Two links can lead to the same page.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className="flex min-h-9 items-center">
          <TextLink href={href}>{label}</TextLink>
        </li>
      ))}
    </ul>
  );
}

const withMarkedText = <Card extends { text: Words }>({ text, ...card }: Card) => ({
  ...card,
  text: <MarkedWords words={text} />,
});

const isWords = (block: ArticleBlock<Words>): block is Words =>
  typeof block === 'string' || Array.isArray(block);
