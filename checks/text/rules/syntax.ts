import type {TextCheck} from '../types.ts';

export const check: TextCheck = {
  name: 'syntax',
  about: 'Every page is well-formed: its front matter is YAML, and its text is MDX.',
  run: ({readFaults}) => readFaults,
};
