/** The spellings of a name that is given in kebab case. */
export function toNames(kebab: string) {
  const words = kebab.split('-');
  const [first = '', ...others] = words.map(capitalise);
  const pascal = [first, ...others].join('');
  return {
    kebab,
    pascal,
    camel: [words[0], ...others].join(''),
    snake: words.join('_'),
    /** In a sentence: `gift card`. */
    words: words.join(' '),
    /** As a title: `Gift card`. */
    title: [first, ...words.slice(1)].join(' '),
  };
}

/** The English plural of a name: `gift-box` becomes `gift-boxes`. */
export function toPlural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies');
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

export function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
