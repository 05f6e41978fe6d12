/** What the browser of somebody who chose Hindi (and dark colours) sends along. */
export const IN_HINDI = { Cookie: 'theme=dark; language=hi' };
