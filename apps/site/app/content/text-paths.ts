/** The addresses of the text-only pages; those of the specification are spelled as there. */
export const TEXT_PATHS = [
  'about/ourteam',
  'about/ourassociation',
  'about/groupcompanics',
  'about/internationalbusiness',
  'business/directselling',
  'business/whypgm',
  'business/sucessstory',
  'business/businessoportunity',
] as const;

/** The address of a text-only page. */
export type TextPath = (typeof TEXT_PATHS)[number];
