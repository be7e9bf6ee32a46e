import problems from '@generated/problem-index/default/problems.json';
import React, {type ReactNode} from 'react';

import ProblemFinder from '../ProblemFinder/ProblemFinder.tsx';

/** Every troubleshooting page, to be filtered by platform, phase and error message. */
export default function ProblemIndex(): ReactNode {
  return <ProblemFinder problems={problems} />;
}
