import { defineEndpoint } from '../endpoint.ts';
import { REGISTER_CSV, RegisterPeriod } from '../sales/register.ts';

export const getGrievanceRegister = defineEndpoint({
  operation: 'getGrievanceRegister',
  summary:
    'The grievances that were received in a period as CSV, with their steps and whether they were settled in time.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/registers/grievances',
  policy: 'admin',
  query: RegisterPeriod,
  response: REGISTER_CSV,
  failures: [400, 401, 403],
});
