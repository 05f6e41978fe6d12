import { privateMeta } from '#app/kit/private-meta.ts';
import { resourcePage } from '../kit/resource-page.tsx';
import { articles } from './article-list.tsx';

export const meta = privateMeta('Articles and pages');

export default resourcePage(articles);
