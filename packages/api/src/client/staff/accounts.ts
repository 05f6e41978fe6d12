import { listStaffAccounts, removeStaffAccount, setStaffAccess } from '../../contract/index.ts';
import type { BodyOf, QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The accounts of staff, for administrators. */
export function staffAccountsClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listStaffAccounts>> = {}, signal?: AbortSignal) =>
      call(listStaffAccounts, { query, signal }),

    /** Changes role and rights of another member of staff. */
    setAccess: (id: string, access: BodyOf<typeof setStaffAccess>, signal?: AbortSignal) =>
      toData(call(setStaffAccess, { params: { id }, body: access, signal })),

    /** Takes the roles of staff from another account, whose sessions end. */
    remove: (id: string, signal?: AbortSignal) => call(removeStaffAccount, { params: { id }, signal }),
  };
}
