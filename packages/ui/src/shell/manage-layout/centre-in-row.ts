/**
 * A ref for the current link: where the row is narrower than its links, scrolls the link to the middle of the
 * row; the page does not scroll.
 */
export function centreInRow(link: HTMLAnchorElement | null): void {
  const row = link?.closest('ul');
  if (!link || !row) return;
  const { left, width } = link.getBoundingClientRect();
  const { left: start, width: room } = row.getBoundingClientRect();
  row.scrollLeft += left - start - (room - width) / 2;
}
