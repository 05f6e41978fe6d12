import { profileEditMachine } from '@pgm/machines/members/profile-edit';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { chosenFile } from '#app/kit/chosen-files.ts';
import { uploadFetch } from '#app/kit/upload-fetch.ts';
import { sessionClient } from '../../auth/session/session-client.ts';

/** The profile edit machine with the site's implementations. */
export const siteProfileEditMachine = withPorts(profileEditMachine)({
  actors: {
    saveProfile: fromPromise(async ({ input: { user, form, photo, proof, onProgress }, signal }) => {
      const { profile } = photo ? sessionClient(uploadFetch(onProgress)) : await browserClient();
      const change = {
        ...form,
        ...proof,
        // The form does not ask for it: an unknown one is sent as the present, which the server reads as none.
        dob: user.dob ?? new Date().toISOString(),
        imageUrl: photo ? chosenFile(photo.address) : (user.imageUrl ?? undefined),
      };
      return profile.update(user.id, change, signal);
    }),
    sendCode: fromPromise(async ({ input: userId, signal }) =>
      (await browserClient()).profile.sendChangeCode(userId, signal),
    ),
  },
});
