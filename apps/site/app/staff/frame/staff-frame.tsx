import { PageSkeleton } from '@pgm/ui/primitives/page-skeleton';
import { useLanguage } from '@pgm/ui/foundations/language';
import { StaffLayout } from '@pgm/ui/staff/staff-layout';
import { StaffOnly } from '@pgm/ui/staff/staff-only';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { brand } from '../../brand.ts';
import { MembersOnly } from '../../flows/auth/session/members-only.tsx';
import { session } from '../../flows/auth/session/session.ts';
import { lazyComponent } from '../../hydration/lazy-component.tsx';
import { NoticeCount, useNewNotices } from '../notices/notice-bell.tsx';
import { SecondFactorGate } from '../second-factor/second-factor-gate.tsx';
import { HeaderChoices } from '../../shell/header-choices.tsx';
import { toStaffRights } from '../kit/staff-rights.ts';
import { findObstacle, staffPages } from '../pages/pages.tsx';
import { StaffSearchFlow } from './staff-search.flow.tsx';
import { WithStaffStyles } from './with-staff-styles.tsx';

const StaffHindi = lazyComponent(() => import('./staff-hindi.tsx'));

/** The staff area around one of its pages; a guest logs in first, and a member may not open it. */
export default function StaffFrame() {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const notices = useNewNotices();
  return (
    <MembersOnly>
      {({ id, firstName, lastName, roles, rights: areas }) => {
        const isAdmin = roles.includes('ADMIN');
        if (!isAdmin && !roles.includes('STAFF')) return <StaffOnly />;
        const rights = toStaffRights({ roles, rights: areas });
        const obstacle = findObstacle(pathname, rights);
        const groups = staffPages(pathname, rights);
        const area = (
          <WithStaffStyles>
            <StaffLayout
              brandName={brand.name}
              groups={groups}
              user={{ name: `${firstName} ${lastName}`, role: isAdmin ? 'Administrator' : 'Staff' }}
              notices={notices}
              search={<StaffSearchFlow pages={groups.flatMap(({ links: pages }) => pages)} rights={rights} />}
              choices={<HeaderChoices />}
              onLogout={session.logOut}
            >
              <SecondFactorGate>
                <NoticeCount key={id} path={pathname} />
                {obstacle === undefined ? <Outlet /> : <StaffOnly text={obstacle} />}
              </SecondFactorGate>
            </StaffLayout>
          </WithStaffStyles>
        );
        if (language !== 'hi') return area;
        return (
          <Suspense fallback={<PageSkeleton />}>
            <StaffHindi>{area}</StaffHindi>
          </Suspense>
        );
      }}
    </MembersOnly>
  );
}
