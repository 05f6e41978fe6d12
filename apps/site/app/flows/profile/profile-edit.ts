import { profileEditMachine } from '@pgm/machines/profile-edit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';
import { photoFile } from './chosen-photos.ts';

/** The dialog of a profile as the site runs it. */
export const siteProfileEditMachine = profileEditMachine.provide({
  actors: {
    saveProfile: fromPromise(async ({ input: { user, form, photo }, signal }) => {
      const { profile } = await browserClient();
      const change = {
        ...form,
        // Nobody is asked for it: one that is not known goes out as the present, which the server takes for none.
        dob: user.dob ?? new Date().toISOString(),
        imageUrl: photo ? photoFile(photo) : (user.imageUrl ?? undefined),
      };
      return profile.update(user.id, change, signal);
    }),
  },
});
