import type { ReadMonthPoints } from '../../members/associate/parent-change.transactions.ts';
import { TeamPointsRepository } from './team-points.repository.ts';

/** The points of an associate and of the team in the month of a moment. */
export const readMonthPoints: ReadMonthPoints = async (db, associate, at) => {
  const [month] = await new TeamPointsRepository(db).list(associate, at);
  const { own = 0, team = 0 } = month ?? {};
  return { own, team };
};
