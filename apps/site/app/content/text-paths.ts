import type { TextPath } from '@pgm/api/contract';

/** The addresses of the pages with a text. The build reads this file before it can load the contract, which lists them too. */
export const TEXT_PATHS: readonly TextPath[] = [
  'about/ourteam',
  'about/ourassociation',
  'about/groupcompanics',
  'about/internationalbusiness',
  'business/directselling',
  'business/whypgm',
  'business/sucessstory',
  'business/businessoportunity',
];
