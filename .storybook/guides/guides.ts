import { data } from './data.ts';
import { forms } from './forms.ts';
import type { Guides } from './guide.types.ts';
import { primitives } from './primitives.ts';

/** The guides of all components that are made to be used again, by the titles of their docs pages. */
export const guides: Guides = { ...primitives, ...forms, ...data };
