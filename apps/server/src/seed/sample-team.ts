/** A member of the sample tree: an account without a password. */
interface SampleMember {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The user name of the associate directly above. */
  readonly sponsor: string;
  /** The date of joining, as ISO text. */
  readonly joined: string;
  readonly sharesContact?: boolean;
}

/** The sponsor and the team of asha, four levels deep; each associate comes before those below. */
export const sampleTeam: readonly SampleMember[] = [
  { username: 'usha', firstName: 'Usha', lastName: 'Joshi', sponsor: 'kamla', joined: '2023-08-14' },
  { username: 'dinesh', firstName: 'Dinesh', lastName: 'Tiwari', sponsor: 'kamla', joined: '2023-11-02' },
  { username: 'pankaj', firstName: 'Pankaj', lastName: 'Joshi', sponsor: 'usha', joined: '2024-01-20' },

  {
    username: 'geeta',
    firstName: 'Geeta',
    lastName: 'Sharma',
    sponsor: 'asha',
    joined: '2023-10-09',
    sharesContact: true,
  },
  { username: 'imran', firstName: 'Imran', lastName: 'Sheikh', sponsor: 'asha', joined: '2023-12-18' },
  { username: 'sreeja', firstName: 'Sreeja', lastName: 'Nair', sponsor: 'asha', joined: '2024-02-05' },
  { username: 'harpreet', firstName: 'Harpreet', lastName: 'Gill', sponsor: 'asha', joined: '2024-06-27' },
  { username: 'suresh', firstName: 'Suresh', lastName: 'Patel', sponsor: 'asha', joined: '2025-03-11' },

  { username: 'rekha', firstName: 'Rekha', lastName: 'Chauhan', sponsor: 'geeta', joined: '2023-12-03' },
  { username: 'manoj', firstName: 'Manoj', lastName: 'Dubey', sponsor: 'geeta', joined: '2024-03-16' },
  { username: 'farida', firstName: 'Farida', lastName: 'Begum', sponsor: 'geeta', joined: '2024-09-08' },
  { username: 'nasreen', firstName: 'Nasreen', lastName: 'Sheikh', sponsor: 'imran', joined: '2024-04-22' },
  { username: 'vikas', firstName: 'Vikas', lastName: 'Rathore', sponsor: 'imran', joined: '2024-08-30' },
  { username: 'anjana', firstName: 'Anjana', lastName: 'Menon', sponsor: 'sreeja', joined: '2024-05-13' },
  { username: 'biju', firstName: 'Biju', lastName: 'Thomas', sponsor: 'sreeja', joined: '2025-01-06' },
  {
    username: 'jaswinder',
    firstName: 'Jaswinder',
    lastName: 'Sandhu',
    sponsor: 'harpreet',
    joined: '2025-02-19',
  },

  { username: 'puja', firstName: 'Puja', lastName: 'Chauhan', sponsor: 'rekha', joined: '2024-07-01' },
  { username: 'deepak', firstName: 'Deepak', lastName: 'Soni', sponsor: 'rekha', joined: '2024-11-25' },
  { username: 'savita', firstName: 'Savita', lastName: 'Dubey', sponsor: 'manoj', joined: '2024-10-10' },
  {
    username: 'salma',
    firstName: 'Salma',
    lastName: 'Ansari',
    sponsor: 'nasreen',
    joined: '2025-04-04',
    sharesContact: true,
  },
  { username: 'arif', firstName: 'Arif', lastName: 'Ansari', sponsor: 'nasreen', joined: '2025-06-15' },
  { username: 'bindu', firstName: 'Bindu', lastName: 'Pillai', sponsor: 'anjana', joined: '2025-05-29' },

  { username: 'nitin', firstName: 'Nitin', lastName: 'Prajapati', sponsor: 'puja', joined: '2025-07-21' },
  { username: 'mohan', firstName: 'Mohan', lastName: 'Prajapati', sponsor: 'puja', joined: '2025-09-12' },
  { username: 'yusuf', firstName: 'Yusuf', lastName: 'Qureshi', sponsor: 'salma', joined: '2026-01-30' },
];
