import { privateMeta } from '#app/kit/private-meta.ts';
import { resourcePage } from '../kit/resource-page.tsx';
import { pointsCorrections } from './correction-list.tsx';

export const meta = privateMeta('Corrections of points');

export default resourcePage(pointsCorrections);
