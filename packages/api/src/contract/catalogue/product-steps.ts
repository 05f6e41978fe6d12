/** The prices, in rupees, that separate the price ranges a visitor can choose: below the first, between two, from the last. */
export const PRICE_STEPS = [200, 500, 1000] as const;

/** The numbers of points that a visitor can ask for at least. */
export const POINT_STEPS = [25, 50, 100] as const;

/** How many brands a list can be filtered by at once. */
export const MAX_BRANDS_CHOSEN = 20;
