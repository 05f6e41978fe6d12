import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { dataResponse } from '../response.ts';
import { ParentProposalForm, PARENT_UNDO_DAYS } from './parent-proposal.ts';
import { ListedAssociate } from './staff-associate.ts';

/** Each of these calls returns the associate as it is afterwards. */
const associate = { status: 200, body: dataResponse(ListedAssociate) } as const;

export const proposeParentChange = defineEndpoint({
  operation: 'proposeParentChange',
  summary:
    'Asks another admin for a change of parent, which `PUT /associates/{id}/parent` with the id of the proposal then makes. 409 when the change is not possible, and 409 with the associate as it is now when another one waits.',
  base: 'main',
  method: 'POST',
  path: '/api/admin/associates/{id}/parent-proposals',
  policy: 'admin',
  params: IdParams,
  body: ParentProposalForm,
  response: associate,
  failures: [400, 401, 403, 404, 409],
});

export const closeParentProposal = defineEndpoint({
  operation: 'closeParentProposal',
  summary:
    'Ends a proposed change of parent without making it: the admin who asked withdraws it, another one declines it. 409 with the associate as it is now when it was decided meanwhile.',
  base: 'main',
  method: 'POST',
  path: '/api/admin/parent-proposals/{id}/close',
  policy: 'admin',
  params: IdParams,
  response: associate,
  failures: [401, 403, 404, 409],
});

export const undoParentChange = defineEndpoint({
  operation: 'undoParentChange',
  summary: `Takes back a change of parent within ${PARENT_UNDO_DAYS} days: the associate moves to the earlier parent, with all below. 409 with a sentence when later changes make it impossible.`,
  base: 'main',
  method: 'POST',
  path: '/api/admin/parent-changes/{id}/undo',
  policy: 'admin',
  params: IdParams,
  response: associate,
  failures: [401, 403, 404, 409],
});
