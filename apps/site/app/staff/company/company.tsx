import { privateMeta } from '#app/kit/private-meta.ts';
import { CompanyEditorFlow } from './company-editor.flow.tsx';

export const meta = privateMeta('Company');

/** The facts of the company, for administrators. */
export default function CompanyRoute() {
  return <CompanyEditorFlow />;
}
