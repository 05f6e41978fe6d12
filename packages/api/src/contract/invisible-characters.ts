/**
 * The same text without characters that nobody sees, such as those that turn the direction of writing around or that
 * make two names look the same. The joiners of Indian scripts and of emoji (U+200C, U+200D) stay.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/(?!\p{Join_Control})\p{Cf}/gu, '');
}
