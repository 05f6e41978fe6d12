import { dirname, join, relative } from 'node:path';

const FOUNDATIONS = 'packages/ui/src/foundations';

const REFERENCE =
  /@(?:import|reference|plugin|source(?:\s+not)?)\s+(?:url\()?\s*['"]([^'"]+)['"]|url\(\s*['"]?(\.[^'")?#]+)/g;

/**
 * What a style sheet refers to outside of its zone: the foundations know no component.
 * @param path the path of the style sheet in the repository
 * @param css its text
 * @returns the paths in the repository that it must not refer to
 */
export function findForeignStyles(path: string, css: string): string[] {
  if (!path.startsWith(`${FOUNDATIONS}/`)) return [];
  return [...css.matchAll(REFERENCE)]
    .map(([, imported, loaded = '']) => imported ?? loaded)
    .filter((target) => target.startsWith('.'))
    .map((target) => join(dirname(path), target))
    .filter((target) => relative(FOUNDATIONS, target).startsWith('..'));
}

const FIGURE = /^\/\* Plain CSS and not utilities[^/]*\b\d[\d,]* bytes\b[^/]*\*\//;

/**
 * Whether the plain style sheet of a component says in its first comment how many bytes it saves.
 */
export const hasMeasuredFigure = (css: string): boolean => FIGURE.test(css);
