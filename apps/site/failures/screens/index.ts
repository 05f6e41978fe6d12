import type { Screen } from '../screen.ts';
import { auth } from './auth.ts';
import { member } from './member.ts';
import { shop } from './shop.ts';
import { staffForms } from './staff-forms.ts';
import { staffLists } from './staff-lists.ts';
import { staffPages } from './staff-pages.ts';
import { visitor } from './visitor.ts';

/** The screens by their areas. */
export const AREAS: Readonly<Record<string, readonly Screen[]>> = {
  visitor,
  auth,
  shop,
  member,
  'staff lists': staffLists,
  'staff pages': staffPages,
  'staff forms': staffForms,
};
