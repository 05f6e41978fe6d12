import type { Endpoint } from '../endpoint.ts';
import { getArticle, listArticles } from './article.ts';
import {
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  restoreReplyTemplate,
  updateReplyTemplate,
} from './reply-template.ts';
import { createLead, createQuestion, listLeads } from './lead.ts';
import { getPolicy, listPolicies } from './policy.ts';
import {
  assignLead,
  deleteLead,
  getStaffLead,
  joinLead,
  listStaffLeads,
  updateLead,
} from './lead-follow-up.ts';
import {
  createArticle,
  getStaffArticle,
  listArticleVersions,
  listStaffArticles,
  publishArticle,
  publishArticles,
  restoreArticleVersion,
  setArticleReadiness,
  unpublishArticle,
  updateArticle,
} from './staff-article.ts';
import { getCompany, listCompanyVersions, publishCompany, updateCompany } from './staff-company.ts';
import { getGrievanceRegister } from './grievance-register.ts';
import {
  assignGrievance,
  fileGrievance,
  getGrievance,
  listGrievances,
  listOwnGrievances,
  reopenGrievance,
  setGrievanceStatus,
  showGrievance,
} from './grievance.ts';
import {
  getGrievanceThread,
  getOwnGrievanceThread,
  replyToGrievance,
  replyToOwnGrievance,
  respondToGrievance,
  showGrievanceThread,
} from './grievance-thread.ts';

/** The calls on articles, policies, the facts of the company, leads, grievances with their threads, and the templates of replies. */
export const companyEndpoints: readonly Endpoint[] = [
  getArticle,
  listArticles,
  getPolicy,
  listPolicies,
  createArticle,
  getStaffArticle,
  listArticleVersions,
  listStaffArticles,
  publishArticle,
  publishArticles,
  restoreArticleVersion,
  setArticleReadiness,
  unpublishArticle,
  updateArticle,
  getCompany,
  updateCompany,
  publishCompany,
  listCompanyVersions,
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  restoreReplyTemplate,
  updateReplyTemplate,
  createLead,
  createQuestion,
  listLeads,
  assignLead,
  getStaffLead,
  joinLead,
  deleteLead,
  listStaffLeads,
  updateLead,
  getGrievanceRegister,
  assignGrievance,
  fileGrievance,
  getGrievance,
  listGrievances,
  listOwnGrievances,
  reopenGrievance,
  setGrievanceStatus,
  showGrievance,
  getGrievanceThread,
  getOwnGrievanceThread,
  replyToGrievance,
  replyToOwnGrievance,
  respondToGrievance,
  showGrievanceThread,
];
