/** The addresses of the text-only pages, spelled as in the specification. */
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

/** The address of a text-only page. */
export type TextPath = (typeof TEXT_PATHS)[number];
