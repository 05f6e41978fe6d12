import type { Endpoint } from '../endpoint.ts';
import { listAuditEntries, listRecordHistory } from './audit.ts';
import { listMessages, sendMessageAgain } from './message.ts';
import {
  countNewNotices,
  getNoticeChoices,
  listStaffNotices,
  readNotices,
  setNoticeChoices,
} from './notice.ts';
import { getFigures } from './figures.ts';
import { getInterest, noteInterest } from './interest.ts';
import { listSetAsideRows } from './set-aside.ts';
import {
  createInvitation,
  listInvitations,
  sendInvitationAgain,
  withdrawInvitation,
} from './staff-invitation.ts';
import { listStaffAccounts, removeStaffAccount, setStaffAccess } from './staff-account.ts';
import {
  cancelImport,
  confirmImport,
  getImport,
  listImportProblems,
  openExport,
  startImport,
} from './csv-import.ts';

/** The calls on the work of staff itself: files, notices, messages, figures, invitations and the like. */
export const staffEndpoints: readonly Endpoint[] = [
  listAuditEntries,
  listSetAsideRows,
  listStaffAccounts,
  setStaffAccess,
  removeStaffAccount,
  listInvitations,
  createInvitation,
  sendInvitationAgain,
  withdrawInvitation,
  listStaffNotices,
  countNewNotices,
  readNotices,
  getNoticeChoices,
  setNoticeChoices,
  listMessages,
  sendMessageAgain,
  getFigures,
  getInterest,
  noteInterest,
  listRecordHistory,
  startImport,
  getImport,
  listImportProblems,
  confirmImport,
  cancelImport,
  openExport,
];
