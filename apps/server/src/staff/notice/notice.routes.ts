import {
  countNewNotices,
  getNoticeChoices,
  listStaffNotices,
  readNotices,
  setNoticeChoices,
} from '@pgm/api/contract';
import { requestLanguage } from '../../platform/http/requester.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { NoticeService } from './notice.service.ts';

/** The calls on notices to staff. */
export function noticeRoutes({ db, now }: Platform) {
  const service = new NoticeService(db, now);
  return [
    route(listStaffNotices, ({ caller, query }) => service.list(caller, query)),
    route(countNewNotices, ({ caller }) => service.countNew(caller)),
    route(readNotices, ({ caller, body }) => service.read(caller, body.upTo)),
    route(getNoticeChoices, ({ caller }) => service.choices(caller)),
    route(setNoticeChoices, ({ caller, body, context }) =>
      service.setChoices(caller, body, requestLanguage(context)),
    ),
  ];
}
