import css from './theme.css?raw';

/** The names of the tokens of one kind in the order of theme.css: 'color' → ['paper', 'surface', …]. */
export const listTokens = (kind: string): string[] =>
  [...css.matchAll(new RegExp(`^  --${kind}-([a-z-]+?):`, 'gm'))]
    .map(([, name = '']) => name)
    .filter((name) => !name.includes('--'));
