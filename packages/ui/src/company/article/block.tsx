import { CardGrid } from '../../primitives/card-grid/card-grid.tsx';
import { FactLines } from '../../primitives/fact-lines/fact-lines.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { People } from '../people/people.tsx';
import type { ArticleBlock } from './article.types.ts';
import { Steps } from './steps.tsx';

/** One block of a section. */
export function Block({ block }: { block: ArticleBlock }) {
  if (typeof block === 'string') return <p className="max-w-prose">{block}</p>;
  if ('list' in block) {
    return (
      <ul className="grid max-w-prose list-disc gap-2 ps-5">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  if ('steps' in block) return <Steps steps={block.steps} />;
  if ('facts' in block) return <FactLines facts={block.facts} />;
  if ('cards' in block) return <CardGrid cards={block.cards} />;
  if ('people' in block) return <People people={block.people} />;
  if ('note' in block) {
    return <p className="max-w-prose rounded-field border border-spice bg-spice-soft p-4">{block.note}</p>;
  }
  return (
    <ul className="flex flex-wrap gap-x-6">
      {block.links.map(({ href, label }) => (
        <li key={href} className="flex min-h-9 items-center">
          <TextLink href={href}>{label}</TextLink>
        </li>
      ))}
    </ul>
  );
}
