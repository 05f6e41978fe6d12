import css from './theme.css?raw';

/** A token as theme.css defines it. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

/** The tokens of one kind in the order of theme.css: 'color' → paper, surface, …. */
export const listTokens = (kind: string): Token[] =>
  [...css.matchAll(new RegExp(`^  --${kind}-([a-z-]+?): ([^;]+);`, 'gm'))]
    .map(([, name = '', value = '']) => ({ name, value }))
    .filter(({ name }) => !name.includes('--'));

/** The value of a token, such as that of 'text-body--line-height'; empty without one. */
export const readToken = (name: string): string =>
  new RegExp(`^  --${name}: ([^;]+);`, 'm').exec(css)?.[1] ?? '';
