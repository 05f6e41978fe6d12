import type { ArticleBlock, Words } from './article.types.ts';
import { Block } from './block.tsx';

/** The blocks of a section, one below the other. */
export function Blocks({ blocks }: { blocks: readonly ArticleBlock<Words>[] }) {
  return (
    <div className="grid content-start gap-4">
      {blocks.map((block, at) => (
        // Sections never change their blocks while they are shown.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={at} block={block} />
      ))}
    </div>
  );
}
