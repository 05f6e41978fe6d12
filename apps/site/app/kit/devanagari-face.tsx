import devanagari from '@pgm/ui/devanagari.css?url';

interface DevanagariFaceProps {
  /** What members or staff wrote. */
  readonly texts: readonly (string | null)[];
}

/** Loads the typeface of Hindi where one of the texts has such letters: a page in English comes without it. */
export function DevanagariFace({ texts }: DevanagariFaceProps) {
  const isNeeded = texts.some((text) => text !== null && /\p{Script=Devanagari}/u.test(text));
  return isNeeded && <link rel="stylesheet" href={devanagari} precedence="default" />;
}
