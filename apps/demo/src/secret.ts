/** The secret of every demo. It is published, because a demo protects nothing: its only user has the database before them. */
export const DEMO_SECRET = 'a published secret, for demos alone';
