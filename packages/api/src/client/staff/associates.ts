import {
  DEFAULT_POINTS,
  changeParent,
  closeParentProposal,
  createAssociate,
  getAssociate,
  listAssociates,
  previewParentChange,
  proposeParentChange,
  undoParentChange,
  updateAssociate,
  withSentence,
} from '../../contract/index.ts';
import type {
  ApprovedParent,
  AssociateChanges,
  NewAssociate,
  NewParent,
  PaperAssociate,
  ParentProposalForm,
  QueryOf,
} from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The business value is {@link DEFAULT_POINTS} unless given. */
type WithDefault<Parent extends NewParent> = Omit<Parent, 'bvValue'> & Partial<Pick<Parent, 'bvValue'>>;

/** The associates, for the staff who add them and the administrators who change them and their places in the tree. */
export function staffAssociatesClient(call: Call) {
  return {
    /** A page of all associates, newest first. */
    list: (query: Partial<QueryOf<typeof listAssociates>> = {}, signal?: AbortSignal) =>
      call(listAssociates, { query, signal }),

    get: (id: string, signal?: AbortSignal) => toData(call(getAssociate, { params: { id }, signal })),

    /** Gives an account a place in the tree, or makes the account of a person who joins on paper too. */
    create: (associate: NewAssociate | PaperAssociate, signal?: AbortSignal) =>
      toData(call(createAssociate, { body: associate, signal })),

    /** Gives an associate another referral code; returns the stored associate. */
    update: async (id: string, changes: AssociateChanges, signal?: AbortSignal) => {
      const updated = await toData(call(updateAssociate, { params: { id }, body: changes, signal }));
      return withSentence(updated, 'Failed to update associate');
    },

    /** The effects of a change of parent. */
    previewParent: (id: string, parent: WithDefault<NewParent>, signal?: AbortSignal) => {
      const body = { bvValue: DEFAULT_POINTS, ...parent };
      return toData(call(previewParentChange, { params: { id }, body, signal }));
    },

    /** Asks another administrator for a change of parent. */
    proposeParent: async (id: string, proposal: WithDefault<ParentProposalForm>, signal?: AbortSignal) => {
      const body = { bvValue: DEFAULT_POINTS, ...proposal };
      const proposed = await toData(call(proposeParentChange, { params: { id }, body, signal }));
      return withSentence(proposed, 'Failed to update associate parent');
    },

    /** Moves an associate with the whole downline to another parent: what another administrator has asked for. */
    changeParent: async (id: string, parent: WithDefault<ApprovedParent>, signal?: AbortSignal) => {
      const body = { bvValue: DEFAULT_POINTS, ...parent };
      const changed = await toData(call(changeParent, { params: { id }, body, signal }));
      return withSentence(changed, 'Failed to update associate parent');
    },

    /** Withdraws an own proposal, or declines that of another administrator. */
    closeProposal: (proposalId: string, signal?: AbortSignal) =>
      toData(call(closeParentProposal, { params: { id: proposalId }, signal })),

    /** Moves an associate back to the parent before a change. */
    undoChange: async (changeId: string, signal?: AbortSignal) => {
      const undone = await toData(call(undoParentChange, { params: { id: changeId }, signal }));
      return withSentence(undone, 'Failed to update associate parent');
    },
  };
}
