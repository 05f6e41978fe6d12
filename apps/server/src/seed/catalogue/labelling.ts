/** Lines that Indian packs share; spread at the end of a detail group. */
export const vegetarianPack = {
  'Vegetarian mark': 'Green: vegetarian',
  'Country of origin': 'India',
  'Licence number': 'See pack',
} as const;

/** Closing lines of cosmetics and household goods, which carry no vegetarian duty in our range. */
export const packedInIndia = {
  'Country of origin': 'India',
  'Licence number': 'See pack',
} as const;

/** The caution that every supplement and Ayurvedic product repeats. */
export const wellnessCaution =
  'Not a medicine. Ask your doctor first if you are pregnant, nursing, under treatment or under 18. Keep away from children.';
