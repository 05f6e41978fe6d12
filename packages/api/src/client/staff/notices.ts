import {
  type QueryOf,
  type StaffNoticeChanges,
  countNewNotices,
  getNoticeChoices,
  listStaffNotices,
  ok,
  readNotices,
  setNoticeChoices,
} from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The notices to staff, and the choices of the caller. */
export function noticesClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listStaffNotices>> = {}, signal?: AbortSignal) =>
      call(listStaffNotices, { query, signal }),

    /** How many notices are new. */
    countNew: async (signal?: AbortSignal) => {
      const result = await call(countNewNotices, { signal });
      return result.ok ? ok(result.value.data.count) : result;
    },

    /** Marks the notices up to a time as read; how many are new then. @param upTo ISO text */
    read: async (upTo: string, signal?: AbortSignal) => {
      const result = await call(readNotices, { body: { upTo }, signal });
      return result.ok ? ok(result.value.data.count) : result;
    },

    choices: (signal?: AbortSignal) => toData(call(getNoticeChoices, { signal })),

    /** Changes the choices; what is absent stays. */
    setChoices: (body: StaffNoticeChanges, signal?: AbortSignal) =>
      toData(call(setNoticeChoices, { body, signal })),
  };
}
