/** The addresses of the pages that are text alone, spelled as the specification has them. */
export const TEXT_PATHS = [
  'about/ourteam',
  'about/ourassociation',
  'about/groupcompanics',
  'about/internationalbusiness',
  'business/directselling',
  'business/whypgm',
  'business/sucessstory',
  'business/businessoportunity',
  'terms&condiction',
  'disclouser',
  'onlineprivecy',
  'privecypolicy',
  'cancelrefund',
] as const;

/** The address of a page that is text alone. */
export type TextPath = (typeof TEXT_PATHS)[number];
