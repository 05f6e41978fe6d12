/** The genders in English, by their names in the contract. */
export const genderWords: Readonly<Record<string, string>> = {
  MALE: 'Male',
  FEMALE: 'Female',
  OTHER: 'Other',
};
