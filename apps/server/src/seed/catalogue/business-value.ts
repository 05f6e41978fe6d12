/** The points of one unit, with the sentence that says when a member receives them. */
export function businessValue(points: number): { points: number; pointDescription: string } {
  return {
    points,
    pointDescription: `${points} BV per unit. Pending when you order, confirmed after delivery once the return window is over.`,
  };
}
