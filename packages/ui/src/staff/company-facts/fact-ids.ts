/** The id of the box of a fact. */
export const factFieldId = (fact: string): string => `fact-${fact}`;

/** The id of the element of a section. */
export const factSectionId = (section: string): string => `facts-${section}`;
