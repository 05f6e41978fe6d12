/** Where a complaint stands, in the usual order. */
export type GrievanceStatusName = 'OPEN' | 'IN_PROGRESS' | 'RESOLVED' | 'CLOSED';

/** A complaint as it is shown; times are ISO text. */
export interface GrievanceFacts {
  /** `GR-2026-000123` */
  number: string;
  /** By name, such as 'DELIVERY'. */
  category: string;
  status: GrievanceStatusName;
  registeredAt: string;
  acknowledgedAt: string;
  /** By when it is to be settled. */
  answerBy: string;
  /** Until when it can be taken up again; null unless it is resolved. */
  reopenBy: string | null;
  /** What happened, the first thing first; `note` is what who did it said. */
  steps: readonly {
    status: GrievanceStatusName;
    at: string;
    by: 'COMPLAINANT' | 'STAFF';
    note: string | null;
  }[];
}

/** A complaint as its member sees it. */
export interface OwnGrievanceFacts extends GrievanceFacts {
  /** Empty when it is about no order. */
  orderNumber: string;
  text: string;
}

/** What a complaint can be about, in English; to be translated. */
export const categoryWords: Readonly<Record<string, string>> = {
  ORDER: 'An order',
  PRODUCT_QUALITY: 'Quality of a product',
  DELIVERY: 'Delivery',
  REFUND: 'Refund',
  ASSOCIATE_CONDUCT: 'Conduct of an associate',
  PRIVACY: 'My data and privacy',
  OTHER: 'Something else',
};

/** A status in English; to be translated. */
export const statusWords = {
  OPEN: 'Registered',
  IN_PROGRESS: 'In progress',
  RESOLVED: 'Resolved',
  CLOSED: 'Closed',
} as const;
