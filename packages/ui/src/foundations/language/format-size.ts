import type { Formats } from './format.ts';

const KILOBYTE = 1000;

/** A size in bytes, in whole KB, rounded up, or in MB with one decimal: 2,400,000 → `2.4 MB` */
export function formatSize({ formatNumber }: Pick<Formats, 'formatNumber'>, bytes: number): string {
  const inKilobytes = bytes / KILOBYTE;
  if (inKilobytes < KILOBYTE) return `${formatNumber(Math.ceil(inKilobytes))} KB`;
  return `${formatNumber(Math.round(inKilobytes / (KILOBYTE / 10)) / 10)} MB`;
}
