import { listChildren, samplePerson } from '../sample-team/sample-team.ts';
import type { BranchPage } from './team-context.ts';

/** The page size of a sample branch. */
const PAGE = 2;

/** The sample page of an associate's branch, two at a time; `page` counts from 1. */
export function sampleBranch(id: string, page = 1): BranchPage {
  const children = listChildren(id);
  return {
    node: samplePerson(id),
    children: children.slice((page - 1) * PAGE, page * PAGE).map(samplePerson),
    total: children.length,
    pageCount: Math.max(1, Math.ceil(children.length / PAGE)),
  };
}
