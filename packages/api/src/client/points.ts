import { createCall, type CallOptions } from './call.ts';
import { pointsClient } from './members/points.ts';
import { repurchaseClient } from './members/repurchase.ts';

/** Creates the client with the calls on points; only the pages of business values and of the team load it. */
export function createPointsClient(options: CallOptions = {}) {
  const call = createCall(options);
  return { ...pointsClient(call), repurchase: repurchaseClient(call) };
}

export type PointsClient = ReturnType<typeof createPointsClient>;
