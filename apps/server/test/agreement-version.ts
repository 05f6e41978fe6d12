/** The version of the agreement that is valid when the clock of a test app begins. */
export const AGREEMENT_VERSION = '2026-11-21';
