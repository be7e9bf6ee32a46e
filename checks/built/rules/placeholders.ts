import {leakCheck, PLACEHOLDERS} from '../lib/leaks.ts';

export const check = leakCheck(
  'placeholders',
  'no placeholder, token or missing value is left in the texts that readers see; version tokens not in code either',
  PLACEHOLDERS,
  'Correct the token or the component that should have filled it in.',
);
