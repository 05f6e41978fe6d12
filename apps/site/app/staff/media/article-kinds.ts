/** The kinds of articles, in English. */
export const KINDS = { blog: 'Blog', news: 'News', page: 'Page', policy: 'Policy' } as const;
