/** The facts on Indian packs of food; spread at the end of a detail group. */
export const vegetarianPack = {
  'Vegetarian mark': 'Green: vegetarian',
} as const;

/** The caution on every supplement and Ayurvedic product. */
export const wellnessCaution =
  'Not a medicine. Ask your doctor first if you are pregnant, nursing, under treatment or under 18. Keep away from children.';
