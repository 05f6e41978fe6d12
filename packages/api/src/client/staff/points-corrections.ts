import {
  type PointsCorrectionForm,
  type QueryOf,
  approvePointsCorrection,
  closePointsCorrection,
  correctPoints,
  getPointsCorrection,
  listPointsCorrections,
} from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The corrections of members' points by staff. */
export function pointsCorrectionsClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listPointsCorrections>> = {}, signal?: AbortSignal) =>
      call(listPointsCorrections, { query, signal }),

    get: (id: string, signal?: AbortSignal) => toData(call(getPointsCorrection, { params: { id }, signal })),

    /** Corrects points, or asks for it. @param key the same for the same correction sent again */
    create: (form: PointsCorrectionForm, key: string, signal?: AbortSignal) =>
      toData(call(correctPoints, { body: form, headers: { 'Idempotency-Key': key }, signal })),

    /** Writes a correction that another person asked for. */
    approve: (id: string, signal?: AbortSignal) =>
      toData(call(approvePointsCorrection, { params: { id }, signal })),

    /** Withdraws the own correction that waits, or declines that of another person. */
    close: (id: string, signal?: AbortSignal) =>
      toData(call(closePointsCorrection, { params: { id }, signal })),
  };
}
