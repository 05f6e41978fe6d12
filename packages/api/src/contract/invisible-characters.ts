/**
 * The text without invisible characters, such as those that reverse the writing direction or make two names look
 * the same. The joiners of Indian scripts and of emoji (U+200C, U+200D) stay.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/(?!\p{Join_Control})\p{Cf}/gu, '');
}
