import type { I18n } from '../../foundations/language/language.tsx';

/** Translates the name of a product in a size; without a size it is the name alone. */
export function formatSizedName({ t }: Pick<I18n, 't'>, name: string, size: string | undefined): string {
  return size === undefined ? name : t('{name}, size {size}', { name, size });
}
