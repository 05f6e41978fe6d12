import { redirect } from 'react-router';

/** The member area begins with the profile. */
export const loader = () => redirect('/manage/profile');

export const clientLoader = loader;
