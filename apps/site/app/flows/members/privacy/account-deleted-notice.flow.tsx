import { useEffect } from 'react';
import { readAccountDeletedNotice } from '#app/kit/device/account-deleted-notice.ts';
import { toasts } from '../../shell/toasts/toasts.ts';

/** Shows the account-deleted notice on the page after the deletion of an account. */
export function AccountDeletedNoticeFlow() {
  useEffect(() => {
    if (!readAccountDeletedNotice()) return;
    toasts.show({
      kind: 'blank',
      message: 'Your account has been deleted. Thank you for being with us.',
    });
  }, []);
  return null;
}
