/** The public address of a stored picture: its 640 px WebP, from which a client derives the other sizes. */
export function imageUrl(key: string): string {
  return `/media/${key}/640.webp`;
}
