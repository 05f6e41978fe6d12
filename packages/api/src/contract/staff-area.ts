import * as z from 'zod/mini';

/**
 * The areas of the work of staff. A member of staff has the right to some of them; an administrator has all. No call
 * belongs to `settings` yet.
 */
export const StaffArea = z.enum(['orders', 'catalogue', 'people', 'money', 'content', 'settings']);
export type StaffArea = z.infer<typeof StaffArea>;
