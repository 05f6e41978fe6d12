/** The headers of a browser whose user chose Hindi (and dark colours). */
export const IN_HINDI = { Cookie: 'theme=dark; language=hi' };
