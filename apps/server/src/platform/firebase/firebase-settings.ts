import * as z from 'zod';

/** The environment variables of Firebase; all three are public, since browsers need them. */
export const firebaseSettings = {
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]+$/, "must be the project's web API key")
    .optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'must be a host such as shop.firebaseapp.com')
    .optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z\d-]+$/, 'must be the id of a project, such as shop-1a2b3')
    .optional(),
};

/** The Firebase project that signs users in. */
export interface FirebaseOptions {
  readonly apiKey: string;
  /** A host, which the security policy of every page names. */
  readonly authDomain: string;
  readonly projectId: string;
}

type Settings = z.infer<z.ZodObject<typeof firebaseSettings>>;

/** The configured project, or undefined. */
export function firebaseOptions({
  FIREBASE_API_KEY: apiKey,
  FIREBASE_AUTH_DOMAIN: authDomain,
  FIREBASE_PROJECT_ID: projectId,
}: Settings): FirebaseOptions | undefined {
  if (apiKey === undefined || authDomain === undefined || projectId === undefined) return undefined;
  return { apiKey, authDomain, projectId };
}
