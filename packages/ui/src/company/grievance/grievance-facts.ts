/** The status of a grievance, in the usual order. */
export type GrievanceStatusName = 'OPEN' | 'IN_PROGRESS' | 'RESOLVED' | 'CLOSED';

/** A grievance as the screens show it; times are ISO text. */
export interface GrievanceFacts {
  /** `GR-2026-000123` */
  number: string;
  /** The name of the category, such as 'DELIVERY'. */
  category: string;
  status: GrievanceStatusName;
  registeredAt: string;
  acknowledgedAt: string;
  /** The date by which the company must resolve it. */
  answerBy: string;
  /** The date until which it can be reopened; null unless it is resolved. */
  reopenBy: string | null;
  /** The events, the oldest first; `note` is the text of the person who caused the event. */
  steps: readonly {
    status: GrievanceStatusName;
    at: string;
    by: 'COMPLAINANT' | 'STAFF';
    note: string | null;
  }[];
}

/** A grievance as its member sees it. */
export interface OwnGrievanceFacts extends GrievanceFacts {
  /** Empty when it does not concern an order. */
  orderNumber: string;
  text: string;
}

/** The categories of grievances, in English; they are translated later. */
export const categoryWords: Readonly<Record<string, string>> = {
  ORDER: 'An order',
  PRODUCT_QUALITY: 'Quality of a product',
  DELIVERY: 'Delivery',
  REFUND: 'Refund',
  ASSOCIATE_CONDUCT: 'Conduct of an associate',
  PRIVACY: 'My data and privacy',
  OTHER: 'Something else',
};

/** The statuses in English; they are translated later. */
export const statusWords = {
  OPEN: 'Registered',
  IN_PROGRESS: 'In progress',
  RESOLVED: 'Resolved',
  CLOSED: 'Closed',
} as const;
