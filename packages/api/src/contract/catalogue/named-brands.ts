/** Fewer characters name no brand: too many names begin with them. */
const MIN_NAMED = 3;

/** The maximum number of brands that a search names. */
const MAX_NAMED = 2;

/** A brand by its names: `name` in the language of the reader, the English one in its address, and the Hindi one. */
interface NamedBrand {
  readonly name: string;
  readonly slug: string;
  /** Default: none is known. */
  readonly nameInHindi?: string | null;
  readonly productCount: number;
}

/**
 * The brands that a search names, with one of their names or with its beginning; {@link MAX_NAMED} at most. Brands without
 * products have no page, and are left out.
 */
export function namedBrands<Brand extends NamedBrand>(brands: readonly Brand[], search: string): Brand[] {
  const wanted = toWords(search);
  if (wanted.length < MIN_NAMED) return [];
  return brands
    .filter(
      ({ name, slug, nameInHindi, productCount }) =>
        productCount > 0 && [name, slug, nameInHindi ?? ''].some((one) => isNamed(toWords(one), wanted)),
    )
    .slice(0, MAX_NAMED);
}

function isNamed(name: string, wanted: string): boolean {
  return name !== '' && (name.startsWith(wanted) || ` ${wanted} `.includes(` ${name} `));
}

/** The words of a text in small letters, with one space between them. */
function toWords(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.join(' ') ?? '';
}
