import { Fragment } from 'react';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import type { Words } from './article.types.ts';

/** A text with its marks: bold, italic, links. */
export function MarkedWords({ words }: { words: Words }) {
  if (typeof words === 'string') return words;
  return words.map(({ text, isBold, isItalic, href }, at) => {
    const inner = isItalic ? <em>{text}</em> : text;
    const marked = isBold ? <strong>{inner}</strong> : inner;
    return (
      // A text never changes its pieces while it is shown.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={at}>{href === undefined ? marked : <TextLink href={href}>{marked}</TextLink>}</Fragment>
    );
  });
}
